// What a new area starts from on every floor, after the shape of the licenses area: a list, asked, bound and shown.

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

const panels = ({ area, Area, One }) => ({
  "index.ts": `export { ${Area}Panel } from "./${area}-panel";
export { ${area}Messages } from "./${area}.messages";
`,
  [`${area}.messages.ts`]: `import { defineMessages } from "../../provider/messages";

export const ${area}Messages = defineMessages("${area}", {
  title: "${Area}",
  empty: "There is nothing here yet",
  failed: "Failed to fetch ${area}",
});
`,
  [`${area}.messages.it.ts`]: `import type { Translation } from "../../provider/messages";
import type { ${area}Messages } from "./${area}.messages";

export const ${area}Italian: Translation<typeof ${area}Messages> = {
  title: "${Area}",
  empty: "Qui non c'è ancora nulla",
  failed: "Impossibile recuperare ${area}",
};
`,
  [`${area}-list.tsx`]: `import { displayNameOf, type ${One} } from "@gatehouse/contract/${area}";
import type { ReactNode } from "react";

export interface ${Area}ListProps {
  readonly label: string;
  readonly items: readonly ${One}[];
}

export function ${Area}List({ label, items }: ${Area}ListProps): ReactNode {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.guid}>{displayNameOf(item)}</li>
      ))}
    </ul>
  );
}
`,
  [`${area}-list.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${Area}List } from "./${area}-list";

const meta = {
  component: ${Area}List,
  title: "Panels/${Area}/${Area}List",
  args: { label: "${Area}", items: [{ guid: "1", name: "First" }, { guid: "2", name: "" }] },
} satisfies Meta<typeof ${Area}List>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "${Area}" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
`,
  [`${area}-panel.tsx`]: `import { ${area} } from "@gatehouse/contract/${area}";
import { Panel, SkeletonLines, StateMessage } from "@gatehouse/design";
import type { ReactNode } from "react";
import { Remote } from "../../data/remote";
import { useEndpoint } from "../../data/use-endpoint";
import { useMessages } from "../../provider/messages";
import { PortalPanel } from "../../provider/portal-panel";
import { ${Area}List } from "./${area}-list";
import { ${area}Messages } from "./${area}.messages";

/** The viewer's ${area}. */
export function ${Area}Panel(): ReactNode {
  return (
    <PortalPanel name="${Area}Panel">
      <${Area} />
    </PortalPanel>
  );
}

function ${Area}(): ReactNode {
  const texts = useMessages(${area}Messages);
  const query = useEndpoint(${area}.list);
  return (
    <Panel label={texts.title}>
      <Remote
        of={query}
        failure={texts.failed}
        skeleton={<SkeletonLines widths={["60%", "40%"]} />}
        empty={{ when: ({ count }) => count === 0, show: <StateMessage kind="empty" title={texts.empty} /> }}
      >
        {({ results }) => <${Area}List label={texts.title} items={results} />}
      </Remote>
    </Panel>
  );
}
`,
  [`${area}-panel.stories.tsx`]: `import { ${area} } from "@gatehouse/contract/${area}";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { rewrittenAnswers } from "../../../../../.storybook/rewritten-answers";
import { ${Area}Panel } from "./${area}-panel";

const rewritten = rewrittenAnswers();

const meta: Meta<typeof ${Area}Panel> = {
  title: "Panels/${Area}/${Area}Panel",
  component: ${Area}Panel,
  parameters: { portal: { as: "customer@example.com", through: rewritten.through } },
  beforeEach: () => rewritten.answers.clear(),
};

export default meta;
type Story = StoryObj<typeof ${Area}Panel>;

export const Default: Story = {
  beforeEach: () => { rewritten.answers.set(${area}.list, [{ guid: "1", name: "First" }, { guid: "2", name: "" }]); },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "${Area}" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  beforeEach: () => { rewritten.answers.set(${area}.list, []); },
  play: async ({ canvas }) => expect(await canvas.findByText("There is nothing here yet")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch ${area}"),
};
`,
});

const server = ({ area, Area, One }) => ({
  "index.ts": `export { ${area} } from "./tables";
`,
  "tables.ts": `import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../viewer";

export const ${area} = pgTable(
  "${area}",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    ownerId: integer("owner_id").notNull().references(() => users.id),
  },
  (table) => [index("${area}_owner").on(table.ownerId)],
);
`,
  "rules.ts": `import type { ${One} } from "@gatehouse/contract/${area}";
import { eq } from "drizzle-orm";
import type { Context } from "../../viewer";
import { type WholeList, wholeList } from "../../whole-list";
import { ${area} } from "./tables";

/** The viewer's ${area}, by name. */
export async function list${Area}({ db, viewer }: Context): Promise<WholeList<${One}>> {
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
    [`examples/e2e/${area}.spec.ts`, flow(words)],
    [`docs/areas/${area}.md`, page(words)],
  ]);
}
