// What the licenses page costs in a real browser: nodes, an unchanged poll, sorting; and the server's share of one list.
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { portalOrigin, withPortal } from "../running-portal.mjs";
import { serverTime } from "../server-time.mjs";

const list = "/api/webapp/v1/grouped-licenses/";

export function rows() {
  return withPortal(async (serverPid) => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${portalOrigin}/app/licenses`);
      await page.getByLabel(/^e-?mail$/i).fill("customer@example.com");
      await page.getByLabel("Password").fill("gatehouse-demo");
      await page.getByRole("button", { name: "Sign in" }).click();
      const table = page.getByRole("table", { name: "My Licenses" });
      await table.getByRole("row").nth(10).waitFor();
      return [
        { name: "DOM nodes, licenses table of 10 rows", value: await table.evaluate(countNodes), unit: "nodes", goal: 150 },
        ...(await unchangedPoll(page)),
        { name: "Sort 10 rows, click to paint", value: await sortTime(page), unit: "ms", goal: 60 },
        { name: "Server CPU, licenses list on PGlite", value: await serverTime(page, serverPid, list), unit: "ms", goal: "–" },
      ];
    } finally {
      await browser.close();
    }
  });
}

// The strokes of an icon are one drawing: only elements that are laid out count.
const countNodes = (table) => table.querySelectorAll("*:not(svg *)").length;

/** Coming back to the tab asks again at once; what that writes on the page and on the wire is the poll's cost. */
async function unchangedPoll(page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const addresses = new Map();
  let bytes;
  network.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (addresses.get(requestId)?.endsWith(list)) bytes = encodedDataLength;
  });
  await page.evaluate(() => {
    globalThis.mutations = 0;
    new MutationObserver((records) => (globalThis.mutations += records.length)).observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
  });
  // A fetch as the page's own client makes it: the browser asks whether its copy is still good.
  await page.evaluate((path) => fetch(path, { cache: "no-cache", headers: { Accept: "application/json" } }).then((answer) => answer.text()), list);
  const answered = page.waitForResponse((response) => response.url().endsWith(list), { timeout: 90_000 });
  await answered;
  const mutations = await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.mutations)))));
  return [
    { name: "DOM mutations, unchanged poll", value: mutations, unit: "", goal: 0 },
    { name: "Bytes on the wire, unchanged poll", value: bytes ?? Number.NaN, unit: "bytes", goal: 300 },
  ];
}

function sortTime(page) {
  return page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const button = [...document.querySelectorAll("th button")].find(({ textContent }) => textContent.startsWith("Expires"));
    const times = [];
    for (let at = 0; at < 9; at += 1) {
      await painted();
      const start = performance.now();
      button.click();
      await painted();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4];
  });
}
