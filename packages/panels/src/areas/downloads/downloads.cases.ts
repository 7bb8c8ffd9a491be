import { downloads } from "@gatehouse/contract/downloads";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  DownloadsPanel: {
    frame: /Stable Releases.*Nightly Builds.*Release date/s,
    content: (place) => place.getByRole("table", { name: "Stable Releases" }),
    reads: [
      {
        call: downloads.listStable,
        isRead: (place) => place.getByRole("button", { name: "Download tag name" }),
        failure: "Failed to fetch Example versions.",
      },
      {
        call: downloads.listNotices,
        isRead: (place) => place.getByRole("button", { name: "Dismiss the notice about tag name" }),
        failure: undefined,
      },
    ],
  },
  LatestReleaseCard: {
    props: { kind: "stable" },
    frame: /Latest stable release/,
    content: (place) => place.getByRole("button", { name: "Download v5.2.0" }),
    reads: [
      {
        call: downloads.listStable,
        isRead: (place) => place.getByRole("button", { name: "Download tag name" }),
        failure: "Failed to fetch Example versions.",
      },
    ],
  },
};
