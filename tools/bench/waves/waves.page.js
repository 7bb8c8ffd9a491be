// The viewer on a plain page, used as in the docs.
import { GatehouseRoot } from "@gatehouse/design";
import { WavesView } from "@gatehouse/panels/waves";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const box = document.querySelector("#viewer");
const moves = ["ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight"];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/* A signal has a value once its changes are collected. */
const valueCount = () => {
  const names = Array.from(box.querySelectorAll("[role=option]:not([data-group])"), (row) => row.ariaLabel);
  return names.filter((name) => /, \w+$/.test(name)).length;
};

/* Until the values of all signals in view are there. */
async function settled() {
  for (let same = 0, last = 0; same < 30; same += 1) {
    await frame();
    if (valueCount() !== last) same = 0;
    last = valueCount();
  }
}

globalThis.measure = async (address) => {
  const source = await (await fetch(address)).blob();
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: "longtask" });
  const start = performance.now();
  createRoot(box).render(createElement(GatehouseRoot, { theme: "light" }, createElement(WavesView, { source })));
  while (valueCount() === 0) await frame();
  const usable = performance.now() - start;
  await settled();
  box.querySelector("[role=listbox]").focus();
  const times = [];
  let last = await frame();
  // At each of twelve zoom levels, from the whole file on.
  for (const key of Array.from({ length: 12 }, () => [...moves, "+"]).flat()) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  // The observer reports a task only after it has ended.
  await frame();
  await frame();
  return { usable, longestTask, panFrame: times.sort((one, other) => one - other)[91] };
};
