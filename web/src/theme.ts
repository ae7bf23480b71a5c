// Dark by default; light where the system asks for it or the player chose it.

import { createSignal } from "solid-js";

export type Theme = "dark" | "light" | "system";
const KEY = "broadside.theme";

function kept(): Theme {
  const value = localStorage.getItem(KEY);
  return value === "dark" || value === "light" ? value : "system";
}

const light = matchMedia("(prefers-color-scheme: light)");
const [theme, set] = createSignal<Theme>(kept());
export { theme };

export function setTheme(next: Theme): void {
  set(next);
  if (next === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  show();
}

/** The theme that is shown. */
export function shown(): "dark" | "light" {
  const chosen = theme();
  return chosen === "system" ? (light.matches ? "light" : "dark") : chosen;
}

function show(): void {
  document.documentElement.dataset.theme = shown();
}

light.addEventListener("change", show);
show();
