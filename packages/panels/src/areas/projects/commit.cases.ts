import { projects } from "@gatehouse/contract/projects";
import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  CommitPanel: {
    props: everyStateCommit,
    frame: /Commit.*Tags.*Committed on/s,
    content: (place) => place.getByRole("button", { name: "Delete source files" }),
    reads: [
      {
        call: projects.getCommit,
        isRead: (place) => place.getByText("Committed on"),
        failure: "Failed to fetch the commit, please try again later.",
      },
    ],
  },
};
