import { LazyLog, ScrollFollow } from "@melloware/react-logviewer";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { measured, numberOf } from "./measured.js";

const box = document.querySelector("#viewer");
let isLoaded = false;
const results = () =>
  box.querySelector(".react-lazylog-searchbar-matches, [class*=searchbar] [class*=matches]")?.textContent;
const scrolled = () =>
  [...box.querySelectorAll("*")].find(
    (element) => element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );

measured({
  open: (url) =>
    createRoot(box).render(
      createElement(ScrollFollow, {
        startFollowing: false,
        render: () =>
          createElement(LazyLog, {
            url,
            height: 600,
            enableSearch: true,
            caseInsensitive: true,
            onLoad: () => (isLoaded = true),
          }),
      }),
    ),
  hasRows: () => box.querySelector(".log-line, [class*=log-line], [class*=lineContent]") !== null,
  isWhole: () => isLoaded,
  search(text) {
    const field = box.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
  },
  isFound: () => box.querySelector("[class*=highlight], [class*=searchMatch], mark") !== null,
  count: () => numberOf(results()?.split(/of|\//).at(-1)),
  scrollTo(share) {
    const element = scrolled();
    if (element) element.scrollTop = share * element.scrollHeight;
  },
});
