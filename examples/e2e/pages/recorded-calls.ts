import type { Page } from "@playwright/test";

interface Recorded {
  /** Each request. `isEarly` means that it was sent while the HTML was loading, before any of the page's code. */
  readonly calls: { readonly call: string; readonly isEarly: boolean }[];
  /** Responses to early reads that the page's code hasn't used. */
  early: object;
}

/** Records the requests of each page that is opened after this call. */
export async function recordCalls(
  page: Page,
): Promise<() => Promise<{ readonly calls: Recorded["calls"]; readonly inVain: readonly string[] }>> {
  await page.addInitScript(() => {
    const recorded: Recorded = { calls: [], early: {} };
    const fetchNow = window.fetch.bind(window);
    window.fetch = (input, init) => {
      recorded.calls.push({
        call: `${init?.method ?? "GET"} ${String(input)}`,
        isEarly: document.readyState === "loading",
      });
      return fetchNow(input, init);
    };
    let reads: object | undefined;
    Object.defineProperty(window, "__gatehouseEarlyReads", {
      configurable: true,
      get: () => reads,
      set: (value: object) => {
        recorded.early = reads = value;
      },
    });
    Object.assign(window, { recorded });
  });
  return () =>
    page.evaluate(() => {
      const { calls, early } = (window as unknown as { recorded: Recorded }).recorded;
      return { calls, inVain: Object.keys(early) };
    });
}

/** The scripts that were fetched without a preload link in the page's HTML. */
export const lateScripts = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const scripts = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js"));
    return scripts.filter((path) => !html.includes(`"${path}"`));
  });
