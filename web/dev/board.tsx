// The board alone: `npm run dev`, then /dev/board.html?moment=declare-target&demo=attack, or ?link=LINK for a real table.

import { render } from "solid-js/web";
import { Board } from "../src/board/Board";
import "../src/style/base.css";
import "../src/style/tokens.css";
import "../src/style/ui.css";
import { Sprite } from "../src/ui/Icon";
import { openTable } from "../src/table/state/table";
import { fixture } from "./fixture";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
const link = query.get("link");
const model = link ? openTable(link) : await fixture(query.get("moment") ?? "declare-target", query.get("demo") ?? "");
Object.assign(globalThis, { model });

render(
  () => (
    <>
      <Sprite />
      <Board model={model} />
    </>
  ),
  document.querySelector("#page") as HTMLElement,
);
