import type { Commit } from "@gatehouse/contract/projects";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { BuildStateLabel } from "../builds";
import { projectsMessages } from "./projects.messages";

/** The state of a commit's last build, or a note that it has none. */
export function LastBuild({ commit }: { readonly commit: Pick<Commit, "last_build"> | null | undefined }): ReactNode {
  const texts = useMessages(projectsMessages);
  const build = commit?.last_build;
  return build == null ? <span className="gh-muted">{texts.noBuilds}</span> : <BuildStateLabel build={build} />;
}
