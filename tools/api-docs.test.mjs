import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { apiDocs, staleDocs } from "./api-docs.mjs";
import { schemaNotes } from "./api-docs/schema-notes.mjs";

let base;
afterEach(() => base && rmSync(base, { recursive: true, force: true }));

it("the API's documents are what the contract says; if not: node tools/api-docs.mjs", async () => {
  expect(await staleDocs()).toEqual([]);
});

it("a document that differs, or is missing, is stale", async () => {
  base = mkdtempSync(join(tmpdir(), "gatehouse-api-"));
  mkdirSync(join(base, "docs"));
  const docs = await apiDocs();
  writeFileSync(join(base, "docs/api.md"), docs["docs/api.md"]);
  expect(await staleDocs(base)).toEqual(["docs/openapi.json"]);
  writeFileSync(join(base, "docs/openapi.json"), docs["docs/openapi.json"].replace("License", "Licence"));
  expect(await staleDocs(base)).toEqual(["docs/openapi.json"]);
});

describe("the API page", () => {
  it("shows every call, with what it takes and returns", async () => {
    const { "docs/api.md": page } = await apiDocs();
    const section = page.slice(page.indexOf("### licenses.get"), page.indexOf("### licenses.history"));
    expect(section).toContain("`GET /api/webapp/v1/licenses/{licenseGuid}/`");
    expect(section).toContain("| `licenseGuid` | path | guid | yes |  |");
    expect(section).toContain("Response (200): [License](#license)");
    expect(page).toContain("| `coupon_code` | string | yes |  |");
    expect(page).toContain(
      "| `expires_in` | number or null | yes | Whole days left, rounded down. Negative once expired, null before activation. |",
    );
  });

  it("has every schema once, and leads nowhere else", async () => {
    const { "docs/api.md": page } = await apiDocs();
    const headings = [...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
    expect(new Set(headings).size).toBe(headings.length);
    expect(
      [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor).filter((anchor) => !headings.includes(anchor)),
    ).toEqual([]);
    expect(page).not.toMatch(/One of: \[(\w+)\]\(#\1\)|undefined|\[object/i);
  });
});

it("the OpenAPI document says what schemas and fields are", async () => {
  const { components } = JSON.parse((await apiDocs())["docs/openapi.json"]);
  expect(components.schemas.LicenseTeam.description).toBe("A team as a license names it.");
  expect(components.schemas.License.properties.enabled_user_name.description).toBe("Email of the holder.");
});

describe("the notes in a source", () => {
  const notes = (text) =>
    schemaNotes(text, { Base: 1, Wide: 2, Choice: 3 }).map(({ name, description, fields }) => ({
      name,
      description,
      fields,
    }));

  it("are its comments on schemas and fields", () => {
    const text = `/** A base, see {@link Wide}\n * in two lines. */\nexport const Base = z.object({\n  /** The id. */\n  id: z.string(),\n  other: z.string(), // no\n});`;
    expect(notes(text)).toEqual([
      { name: "Base", description: "A base, see `Wide` in two lines.", fields: { id: "The id." } },
    ]);
  });

  it("pass on to the schemas that are made from it", () => {
    const text =
      "const Base = z.object({\n/** The id. */\nid: z.string(),\n/** Old. */\na: z.string() });\nexport const Wide = z.extend(Base, {\n/** New. */\na: z.string() });";
    expect(notes(text).find(({ name }) => name === "Wide")?.fields).toEqual({ id: "The id.", a: "New." });
  });

  it("leave out what the module keeps to itself", () => {
    expect(
      notes("/** Private. */\nconst text = z.string();\n/** Choices. */\nexport const Choice = z.enum([]);").map(
        ({ name }) => name,
      ),
    ).toEqual(["Choice"]);
  });
});
