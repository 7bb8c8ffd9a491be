// What users see of a new area, with its texts and its stories.

export const panels = ({ area, Area, One }) => ({
  "index.ts": `export { ${Area}Panel } from "./${area}-panel";
export { ${area}Messages } from "./${area}.messages";
`,
  [`${area}.messages.ts`]: `import { defineMessages } from "../../portal/messages";

export const ${area}Messages = defineMessages("${area}", {
  title: "${Area}",
  empty: "There is nothing here yet",
  failed: "Failed to fetch ${area}",
});
`,
  [`${area}.messages.it.ts`]: `import type { Translation } from "../../portal/messages";
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
import { useMessages } from "../../portal/messages";
import { PortalPanel } from "../../access/portal-panel";
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
import { rewrittenAnswers } from "@gatehouse/story-kit/faults/rewritten-answers";
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
