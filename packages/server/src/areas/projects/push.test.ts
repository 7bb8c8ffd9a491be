import type { Build } from "@gatehouse/contract/builds";
import type { Commit, Project } from "@gatehouse/contract/projects";
import { describe, expect, it } from "vitest";
import { demoProjectGuid } from "../../demo/projects";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const path = `/api/webapp/v1/projects/${demoProjectGuid("Scaler bank")}/`;

describe.each(databases)("a push on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");

  async function push(
    files: Readonly<Record<string, string>>,
    { message = "Add it", as = customer, token = as.cookies.get("csrftoken") ?? "" } = {},
  ): Promise<Response> {
    const form = new FormData();
    form.set("message", message);
    for (const [name, text] of Object.entries(files)) form.append("sources", new File([text], name));
    return as.fetch(`${path}versions/`, { method: "POST", body: form, headers: { "X-CSRFTOKEN": token } });
  }

  it("makes a commit with its source file, and queues a build and, with a test bench, a simulation", async () => {
    const before = (await customer.getJson(path)) as Project;
    const response = await push({ "top.v": "module top; endmodule", "board.scf": "top top", "testbench.json": "{}" });
    expect(response.status).toBe(201);
    const commit = (await response.json()) as Commit;
    expect(commit).toMatchObject({
      message: "Add it",
      progressive_version_number: before.versions_count + 1,
      last_build: { build_number: 1, queued: true },
    });
    expect(await (await customer.fetch(commit.scf_file ?? "")).text()).toBe("top top");
    const one = `${path}versions/${commit.version_sha1}/`;
    expect(await customer.getList<Build>(`${one}simulations/`)).toMatchObject([{ build_number: 1, queued: true }]);
    expect(await customer.getJson(path)).toMatchObject({
      versions_count: before.versions_count + 1,
      latest_version: { version_sha1: commit.version_sha1 },
    });
  });

  it("without a top-level SCF file makes a commit whose download is the archive, so that it can be deleted", async () => {
    const { version_sha1: sha, scf_file } = (await (await push({ "src/top.v": "module top;" })).json()) as Commit;
    expect(scf_file).toBe(`${path}versions/${sha}/scf/`);
    expect((await customer.fetch(scf_file ?? "")).headers.get("Content-Disposition")).toContain(`${sha}.zip`);
    expect((await customer.send("POST", `${path}versions/${sha}/delete-sources/`)).status).toBe(200);
    expect(await customer.getJson(`${path}versions/${sha}/`)).toMatchObject({ scf_file: null });
  });

  it("of the same content is the same commit, also ten times at once", async () => {
    const count = async () => ((await customer.getJson(path)) as Project).versions_count;
    const before = await count();
    const responses = await Promise.all(Array.from({ length: 10 }, () => push({ "same.v": "module same; endmodule" })));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    const shas = await Promise.all(responses.map(async (one) => ((await one.json()) as Commit).version_sha1));
    expect([new Set(shas).size, await count()]).toEqual([1, before + 1]);
    const builds = await customer.getList<Build>(`${path}versions/${shas[0]}/builds/`);
    expect(builds).toHaveLength(1);
  });

  it.each([
    ["without files", {}, "Add it", 400],
    ["without a message", { "a.v": "1" }, "  ", 400],
    ["that leads out of its folder", { "../a.v": "1" }, "Add it", 400],
    ["with an absolute path", { "/etc/a.v": "1" }, "Add it", 400],
    ["with a NUL in a name", { "a\0.v": "1" }, "Add it", 400],
    ["with a name of 300 bytes", { [`${"a".repeat(298)}.v`]: "1" }, "Add it", 400],
    [
      "of more than a thousand files",
      Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.v`, "1"])),
      "Add it",
      400,
    ],
    ["of names that differ in case", { "A.v": "1", "a.v": "2" }, "Add it", 400],
    ["of more than 10 MB", { "a.v": "x".repeat(10 * 1_048_576 + 1) }, "Add it", 413],
  ] as const)("%s is refused, and nothing is stored", async (_, files, message, status) => {
    const before = await customer.getJson(path);
    expect((await push(files, { message })).status).toBe(status);
    expect(await customer.getJson(path)).toEqual(before);
  });

  it("with two files of one path is refused, and nothing is stored", async () => {
    const before = await customer.getJson(path);
    const form = new FormData();
    form.set("message", "Add it");
    for (const text of ["one", "two"]) form.append("sources", new File([text], "src/top.v"));
    const headers = { "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "" };
    const response = await customer.fetch(`${path}versions/`, { method: "POST", body: form, headers });
    expect([response.status, await response.json()]).toEqual([400, { sources: ['"src/top.v" is included twice.'] }]);
    expect(await customer.getJson(path)).toEqual(before);
  });

  it("with the text of a file instead of the file is refused, because the commit would lack it", async () => {
    const before = await customer.getJson(path);
    const form = new FormData();
    form.set("message", "Add it");
    form.append("sources", new File(["one"], "src/top.v"));
    form.append("sources", "two");
    const headers = { "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "" };
    const response = await customer.fetch(`${path}versions/`, { method: "POST", body: form, headers });
    expect([response.status, await response.json()]).toEqual([
      400,
      { sources: ["Send each source file with its path as the file name."] },
    ]);
    expect(await customer.getJson(path)).toEqual(before);
  });

  it("needs the project to be the viewer's, a session and the token", async () => {
    const files = { "other.v": "1" };
    const member = await portal.signedIn("member@example.com");
    expect((await push(files, { as: member })).status).toBe(404);
    expect((await push(files, { token: "" })).status).toBe(403);
    expect((await push(files, { as: portal.browser() })).status).toBe(403);
  });
});
