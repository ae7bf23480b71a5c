import "./style/tokens.css";
import "./style/base.css";
import "./style/ui.css";
import "./style/table.css";
import "./style/fleets.css";
import "./style/decision.css";
import "./style/turns.css";
import "./style/card.css";
import "./style/adjust.css";
import "./style/phone.css";
import "./style/lobby.css";
import "./theme";
import { render } from "solid-js/web";
import { App } from "./App";

const page = document.getElementById("page");
if (page) render(() => <App />, page);
