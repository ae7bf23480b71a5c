import { createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { languages, language, setLanguage, t } from "../text/fluent";
import { setTheme, theme, type Theme } from "../theme";
import { Icon } from "./Icon";
import { askAll, quick, setAskAll, setQuick } from "./quick";
import { Segments } from "./Segments";
import { setSound, sound } from "./sound";

export interface MenuItem {
  label: string;
  icon: string;
  act: () => void;
  bad?: boolean;
  key?: string;
}

function Switched(props: { label: string; value: boolean; choose: (on: boolean) => void }): JSX.Element {
  return (
    <>
      <span>{props.label}</span>
      <Segments
        label={props.label}
        segments={[
          { value: false, label: t("off") },
          { value: true, label: t("on") },
        ]}
        value={props.value}
        choose={props.choose}
      />
    </>
  );
}

/** The menu of a page: its own entries, then quick answers, sound, language and theme. */
export function Menu(props: { items: readonly MenuItem[]; icon?: string }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  let box: HTMLDivElement | undefined;
  function key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !open()) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    box?.querySelector<HTMLElement>("button")?.focus();
  }
  const outside = (event: Event): void => {
    if (open() && box && event.target instanceof Node && !box.contains(event.target)) setOpen(false);
  };
  document.addEventListener("pointerdown", outside);
  // The table hears the same key, and must not take it for its own, wherever the focus is.
  document.addEventListener("keydown", key, true);
  onCleanup(() => {
    document.removeEventListener("pointerdown", outside);
    document.removeEventListener("keydown", key, true);
  });
  return (
    <div class="menu" ref={box}>
      <button type="button" class="ib" aria-label={t("menu")} aria-expanded={open()} onClick={() => setOpen(!open())}>
        <Icon name={props.icon ?? "menu"} />
      </button>
      <Show when={open()}>
        <div class="menubox">
          <For each={props.items}>
            {(item) => (
              <button
                type="button"
                class="menuitem"
                classList={{ bad: item.bad ?? false }}
                onClick={() => (setOpen(false), item.act())}
              >
                <Icon name={item.icon} />
                {item.label}
                <Show when={item.key}>
                  <kbd>{item.key}</kbd>
                </Show>
              </button>
            )}
          </For>
          <div class="menuset">
            <Switched label={t("quick")} value={quick()} choose={setQuick} />
            <Switched label={t("ask-all")} value={askAll()} choose={setAskAll} />
            <Switched label={t("sound")} value={sound()} choose={setSound} />
            <span>{t("language")}</span>
            <Segments
              label={t("language")}
              segments={languages.map((each) => ({ value: each.id, label: each.name }))}
              value={language()}
              choose={setLanguage}
            />
            <span>{t("theme")}</span>
            <Segments<Theme>
              label={t("theme")}
              segments={[
                { value: "system", label: t("theme-system") },
                { value: "dark", label: t("theme-dark") },
                { value: "light", label: t("theme-light") },
              ]}
              value={theme()}
              choose={setTheme}
            />
          </div>
        </div>
      </Show>
    </div>
  );
}
