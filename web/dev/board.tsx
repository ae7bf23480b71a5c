// The board alone, with made-up pieces: `npm run dev`, then /dev/board.html#attack. Only for looking at it.

import { render } from "solid-js/web";
import { Board } from "../src/board/Board";
import "../src/style/base.css";
import "../src/style/tokens.css";
import { Sprite } from "../src/ui/Icon";
import { fixture } from "./fixture";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
const model = fixture(location.hash.slice(1) || "table");
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
