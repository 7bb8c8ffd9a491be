import type { ReactNode } from "react";
import { BuildPanel } from "../areas/builds";
import { guarded } from "../portal/setup/panel-guard";
import { BuildHelp } from "./build-help";
import { Page } from "./page";
import { type BuildPageProps, useBuildPage } from "./use-build-page";

/** `/projects/{projectGuid}/commits/{commitSha}/builds/{buildNumber}`: one build. */
export const BuildPage = /* @__PURE__ */ guarded("BuildPage", function BuildPage(props: BuildPageProps): ReactNode {
  const { page, known, onBuild } = useBuildPage("build", props);
  return (
    <Page {...page} actions={known && <BuildHelp kind="build" name={props} known={known} />}>
      <BuildPanel {...props} onBuild={onBuild} />
    </Page>
  );
});
