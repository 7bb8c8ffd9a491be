import type { ReactNode } from "react";
import { BuildPanel } from "../areas/builds";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { type BuildPageProps, useBuildPage } from "./use-build-page";

/** `/projects/{projectGuid}/commits/{commitSha}/builds/{buildNumber}`: one build. */
export const BuildPage = /* @__PURE__ */ guarded("BuildPage", function BuildPage(props: BuildPageProps): ReactNode {
  const { page, onBuild } = useBuildPage("build", props);
  return (
    <Page {...page}>
      <BuildPanel {...props} onBuild={onBuild} />
    </Page>
  );
});
