import type { ReactNode } from "react";
import { compareMessages, ComparePanel } from "../areas/projects";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { useProjectCrumbs } from "./use-project-crumbs";

export interface ComparePageProps {
  readonly projectGuid: string;
  /** A commit's full SHA-1, or `SHA.2` for its second build. */
  readonly before: string;
  /** Same format as `before`. */
  readonly after: string;
}

/** `/projects/{projectGuid}/compare/{before}/{after}`: two commits or builds side by side. */
export const ComparePage = /* @__PURE__ */ guarded(
  "ComparePage",
  function ComparePage(props: ComparePageProps): ReactNode {
    const texts = useMessages(compareMessages);
    const crumbs = useProjectCrumbs(props.projectGuid);
    const title = props.before.includes(".") ? texts.compareBuilds : texts.compareCommits;
    return (
      <Page title={title} breadcrumb={[...crumbs, { label: texts.compare }]}>
        <ComparePanel {...props} />
      </Page>
    );
  },
);
