// Ours, as in the docs.
import { GatehouseRoot } from "@gatehouse/design";
import { LogView } from "@gatehouse/panels/log";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { measured, numberOf } from "./measured.js";

const box = document.querySelector("#viewer");
const field = () => box.querySelector("input[type=search]");
const position = () => box.querySelector(".gh-log-position")?.textContent ?? "";

measured({
  async open(address) {
    const source = { stream: async (signal) => (await fetch(address, { signal })).body };
    createRoot(box).render(
      createElement(GatehouseRoot, { theme: "light" }, createElement(LogView, { source, height: "600px" })),
    );
  },
  hasRows: () => box.querySelector(".gh-log-window .gh-log-text") !== null,
  isWhole: (rows) => numberOf(box.querySelector(".gh-log-status")?.textContent) === rows,
  search(text) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  },
  isFound: () => box.querySelector("mark[data-current]") !== null,
  count: () => (/^[\d,.]+ of [\d,.]+$/.test(position()) ? numberOf(position().split("of")[1]) : undefined),
  scrollTo(share) {
    const lines = box.querySelector(".gh-log-lines");
    lines.scrollTop = share * lines.scrollHeight;
  },
});
