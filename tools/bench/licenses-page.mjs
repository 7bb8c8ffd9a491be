// Measures the licenses page in a real browser: nodes, an unchanged poll and sorting. Also measures the server's time
// for a list.
import { countNodes, onPortalPage, sortTime } from "../portal-page.mjs";
import { serverTime } from "../server-time.mjs";

const list = "/api/webapp/v1/grouped-licenses/";

export function rows() {
  return onPortalPage({ path: "/app/licenses", email: "customer@example.com" }, async (page, serverPid) => {
    const table = page.getByRole("table", { name: "My Licenses" });
    await table.getByRole("row").nth(10).waitFor();
    return [
      { name: "DOM nodes, licenses table of 10 rows", value: await countNodes(table), unit: "nodes", goal: 190 },
      ...(await unchangedPoll(page)),
      { name: "Sort 10 rows, click to paint", value: await sortTime(table, "Expires"), unit: "ms", goal: 60 },
      {
        name: "Server CPU, licenses list on PGlite",
        value: await serverTime(page, serverPid, list),
        unit: "ms",
        goal: "–",
      },
    ];
  });
}

/** Measures the changes to the page and the network traffic of a poll that brings no new data. */
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
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  // A fetch like the page's own client sends: the browser revalidates its copy.
  await page.evaluate(
    (path) => fetch(path, { cache: "no-cache", headers: { Accept: "application/json" } }).then((reply) => reply.text()),
    list,
  );
  await page.waitForResponse((response) => response.url().endsWith(list), { timeout: 90_000 });
  const mutations = await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.mutations)))),
  );
  return [
    { name: "DOM mutations, unchanged poll", value: mutations, unit: "", goal: 0 },
    { name: "Bytes on the wire, unchanged poll", value: bytes ?? Number.NaN, unit: "bytes", goal: 300 },
  ];
}
