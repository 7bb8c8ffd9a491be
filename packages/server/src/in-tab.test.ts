import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { fixedViewer } from "./auth/fixed-viewer";
import { dayMs } from "./core/clock";
import { openDemo } from "./demo";
import { redrawPicture } from "./node/redraw-picture";
import { createDemoSnapshot } from "./node/snapshot";
import { createPortalServer } from "./server";
import { Browser } from "./testing/browser";
import { closeAfterAll, databases } from "./testing/databases";
import { TestClock } from "./testing/test-clock";

describe("the server in a browser tab", async () => {
  const open = databases[0]?.open;
  if (open === undefined) throw new Error("There is no database to test on");
  const { db } = closeAfterAll(await open());
  const viewer = fixedViewer("customer@example.com");
  const browser = new Browser(createPortalServer({ db, auth: viewer, redrawPicture }));
  const me = "/api/webapp/v1/me/";

  it.each(["index.ts", "demo/index.ts"])("is made of %s, which needs nothing of Node", async (entry) => {
    const { errors, metafile } = await build({
      entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      platform: "browser",
      conditions: ["@gatehouse/source"],
      external: ["@electric-sql/pglite"],
      logLevel: "silent",
    });
    expect(errors).toEqual([]);
    const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(new Set(outside)).toEqual(new Set(["@electric-sql/pglite"]));
  });

  it("responds to its fixed viewer without cookie, token or limit, and sets none", async () => {
    expect(await browser.getJson(me)).toMatchObject({ email: "customer@example.com" });
    const response = await browser.fetch("/api/webapp/v1/tour/", {
      method: "POST",
      body: '{"tour_dashboard_completed":true}',
      headers: { "Content-Type": "application/json", Origin: "http://localhost:6006" },
    });
    expect([response.status, browser.cookies.size]).toEqual([200, 0]);
  });

  it("opens a snapshot as of today, whenever it was made", async () => {
    const clock = new TestClock();
    const snapshot = await createDemoSnapshot(clock);
    clock.advance(400 * dayMs);
    const later = await openDemo(snapshot, clock);
    const server = createPortalServer({
      db: later.db,
      clock,
      auth: fixedViewer("customer@example.com"),
      redrawPicture,
    });
    expect(await new Browser(server).getJson("/api/webapp/v1/best-license/")).toMatchObject({
      license: { serial_number: "GC-7F22-0640", expires_in: 400 },
    });
    await later.close();
  });

  it("can be switched to another account, and out", async () => {
    viewer.switchTo("Manager@example.com");
    expect(await browser.getJson(me)).toMatchObject({ email: "manager@example.com" });
    viewer.switchTo("nobody@example.com");
    expect((await browser.fetch(me)).status).toBe(403);
    viewer.switchTo("customer@example.com");
    expect((await browser.fetch("/auth/api/browser/v1/auth/session")).status).toBe(200);
    expect((await browser.fetch("/auth/api/browser/v1/auth/session", { method: "DELETE" })).status).toBe(401);
    expect([viewer.email, (await browser.fetch(me)).status]).toEqual([null, 403]);
  });
});
