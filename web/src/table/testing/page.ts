// What every test of the page's parts begins and ends with.

import { cleanup } from "@solidjs/testing-library";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  localStorage.clear();
});
