// What a new area starts from on every floor, after the shape of the licenses area: a list, asked, bound and shown.
import { panels } from "./panel-templates.mjs";

const contract = ({ area, One }) => ({
  "schemas.ts": `import * as z from "zod/mini";

/** One of the ${area}. */
export const ${One} = z.object({ guid: z.string(), name: z.string() });
export type ${One} = z.output<typeof ${One}>;
`,
  "endpoints.ts": `import { endpoint } from "../../http/endpoint";
import { listOf } from "../../http/list";
import { ${One} } from "./schemas";

/** The calls of ${area}. */
export const ${area} = {
  list: endpoint({
    area: "${area}", name: "list", method: "GET", path: "/api/webapp/v1/${area}/",
    answer: listOf(${One}),
    summary: "The viewer's ${area}.",
  }),
};
`,
  "rules.ts": `import type { ${One} } from "./schemas";

/** The name that stands for one of the ${area}: its own, or its guid while it has none. */
export function displayNameOf({ name, guid }: Pick<${One}, "name" | "guid">): string {
  return name === "" ? guid : name;
}
`,
  "index.ts": `export { ${area} } from "./endpoints";
export { displayNameOf } from "./rules";
export { ${One} } from "./schemas";
`,
});

const table = ({ area }) => `import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./viewer";

export const ${area} = pgTable(
  "${area}",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    ownerId: integer("owner_id").notNull().references(() => users.id),
  },
  (table) => [index("${area}_owner").on(table.ownerId)],
);
`;

const server = ({ area, Area, One }) => ({
  "rules.ts": `import type { ${One} } from "@gatehouse/contract/${area}";
import { eq } from "drizzle-orm";
import type { Context } from "../../db/context";
import { type ListPage, wholeList } from "../../db/paging";
import { ${area} } from "../../db/tables/${area}";

/** The viewer's ${area}, by name. */
export async function list${Area}({ db, viewer }: Context): Promise<ListPage<${One}>> {
  const { guid, name } = ${area};
  return wholeList(await db.select({ guid, name }).from(${area}).where(eq(${area}.ownerId, viewer.id)).orderBy(name));
}
`,
  "routes.ts": `import { ${area} } from "@gatehouse/contract/${area}";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { list${Area} } from "./rules";

/** The calls of ${area}. */
export function bind${Area}(portal: Portal): void {
  bind(portal, ${area}.list, list${Area});
}
`,
});

const flow = ({ area, Area }) => `import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("a customer sees the account's ${area}", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/${area}");
  await expect(page.getByRole("heading", { name: "${Area}", level: 1 })).toBeVisible();
});
`;

const page = ({ area, Area }) => `# ${Area}

\`${Area}Panel\` from \`@gatehouse/panels/${area}\` shows the viewer's ${area}.

## Props

None.

## Endpoints

| Call | What it answers |
|---|---|
| \`${area}.list\` | The viewer's ${area} |

## Events

None.
`;

/** Path → text of every file of a new area. */
export function areaFiles(words) {
  const { area, Area } = words;
  const below = (folder, files) => Object.entries(files).map(([name, text]) => [`${folder}/${area}/${name}`, text]);
  return Object.fromEntries([
    ...below("packages/contract/src/areas", contract(words)),
    ...below("packages/panels/src/areas", panels(words)),
    [
      `packages/panels/src/exports/${area}.ts`,
      `export { ${area}Messages } from "../areas/${area}/${area}.messages";\nexport { ${Area}Panel } from "../areas/${area}/${area}-panel";\n`,
    ],
    ...below("packages/server/src/areas", server(words)),
    [`packages/server/src/db/tables/${area}.ts`, table(words)],
    [`examples/e2e/${area}.spec.ts`, flow(words)],
    [`docs/areas/${area}.md`, page(words)],
  ]);
}
