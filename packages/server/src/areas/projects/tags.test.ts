import type { Page } from "@gatehouse/contract";
import type { Commit, Project, Tag } from "@gatehouse/contract/projects";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { tags as tagRows } from "../../db/tables/projects";
import { demoProjectGuid, demoSha } from "../../demo/projects";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";

const name = "Muon telescope trigger";
const one = `/api/webapp/v1/projects/${demoProjectGuid(name)}/`;
const page = async (browser: Browser, path: string) => (await browser.getJson(path)) as Page<Tag>;

describe.each(databases)("tags on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const customer = await testPortal(db).signedIn("customer@example.com");
  const tags = `${one}tags/`;
  const version_sha1 = demoSha(name, 7);
  const create = async (body: object) => statusAndBody(customer.send("POST", tags, { version_sha1, ...body }));

  it("are listed newest first, and found by name", async () => {
    const { count, results } = await page(customer, tags);
    expect([count, results[0]?.name]).toEqual([5, "v2.5-rc1"]);
    expect((await page(customer, `${tags}?search=BEAM/`)).results).toMatchObject([{ name: "beam/2026-11 🎯" }]);
    expect((await page(customer, `${tags}?order_by=name`)).results.at(-1)?.name).toBe("v2.5-rc1");
  });

  it.each(["V2.4", "a/b", "what?", "100%", "🎯", "..", "x".repeat(100)])("can be named %s", async (tag) => {
    const [status, made] = await create({ name: ` ${tag} `, message: "m" });
    expect([status, made]).toMatchObject([201, { name: tag, message: "m", project_version: { version_sha1 } }]);
    const { guid: tagGuid } = made as Tag;
    expect(await customer.getJson(`${tags}${tagGuid}/`)).toMatchObject({ name: tag });
    if (tag !== "..")
      expect(await customer.getJson(`${one}tags-by-name/${encodeURIComponent(tag)}/`)).toMatchObject({ guid: tagGuid });
    expect(await create({ name: tag })).toEqual([400, { name: ["Tag name must be unique"] }]);
    expect((await customer.send("DELETE", `${tags}${tagGuid}/`)).status).toBe(204);
    expect((await customer.send("DELETE", `${tags}${tagGuid}/`)).status).toBe(404);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "\u200b\u202e" }, "name"],
    [{ name: "x".repeat(101) }, "name"],
    [{ name: "m", message: "x".repeat(501) }, "message"],
    [{ name: "other", version_sha1: demoSha("Pulse shaper", 1) }, "version_sha1"],
  ])("are refused by field: %j", async (body, field) => {
    expect(await create(body)).toEqual([400, { [field]: [expect.any(String)] }]);
  });

  it("are the same tag in both forms of Unicode", async () => {
    const [status, made] = await create({ name: "gru\u0308n" });
    expect([status, made]).toMatchObject([201, { name: "gr\u00fcn" }]);
    expect(await create({ name: "gr\u00fcn" })).toEqual([400, { name: ["Tag name must be unique"] }]);
    for (const name of ["gru\u0308n", "gr\u00fcn"])
      expect((await customer.fetch(`${one}tags-by-name/${encodeURIComponent(name)}/`)).status).toBe(200);
    expect((await customer.send("DELETE", `${tags}${(made as Tag).guid}/`)).status).toBe(204);
  });

  it("are found in either form of Unicode, whichever they are stored in", async () => {
    const forms = ["gru\u0308n", "gr\u00fcn"];
    const [, made] = await create({ name: "gr\u00fcn" });
    const { guid } = made as Tag;
    for (const stored of forms) {
      // Tags created by earlier versions kept their form.
      await db.update(tagRows).set({ name: stored }).where(eq(tagRows.guid, guid));
      for (const search of forms)
        expect((await page(customer, `${tags}?search=${encodeURIComponent(search)}`)).results).toMatchObject([
          { guid },
        ]);
    }
    expect((await customer.send("DELETE", `${tags}${guid}/`)).status).toBe(204);
  });

  it("are counted, and stay unique when two are created at once", async () => {
    const before = (await customer.getJson(one)) as Project;
    const responses = await Promise.all(Array.from({ length: 4 }, () => create({ name: "at once" })));
    expect(responses.map(([status]) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(await customer.getJson(one)).toMatchObject({ tags_count: before.tags_count + 1 });
    const commit = (await customer.getJson(`${one}versions/${version_sha1}/`)) as Commit;
    expect(commit.tags.map((tag) => tag.name)).toEqual(["at once"]);
  });
});
