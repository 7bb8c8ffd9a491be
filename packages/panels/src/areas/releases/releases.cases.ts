import { downloads } from "@gatehouse/contract/downloads";
import { releases } from "@gatehouse/contract/releases";
import type { PanelCases } from "../../testing/panel-cases";

const as = "release@example.com";

export const panelCases: PanelCases = {
  ReleaseManager: {
    as,
    frame: /Latest stable release.*Latest nightly build.*All releases.*Tag name/s,
    content: (place) => [
      ...place.getAllByRole("link", { name: "v5.2.0" }),
      place.getByRole("table", { name: "Software releases" }),
    ],
    reads: [
      {
        call: releases.list,
        isRead: (place) => place.getByRole("link", { name: "tag name" }),
        failure: "Failed to fetch software releases.",
      },
      {
        call: downloads.listStable,
        isRead: (place) => place.getByRole("link", { name: "tag name" }),
        failure: "Failed to fetch Example versions.",
      },
      {
        call: downloads.listNightly,
        isRead: (place) => place.getByRole("link", { name: "tag name" }),
        failure: "Failed to fetch Example versions.",
      },
    ],
  },
  ReleasePanel: {
    as,
    props: { versionTag: "v5.2.0" },
    frame: /Approval.*Changelog.*Release.*Tag name.*Temporary links.*History/s,
    content: (place) => [
      place.getByRole("list", { name: "Release lifecycle" }),
      place.getByRole("link", { name: "Download" }),
      place.getByText("Approved as stable release"),
    ],
    reads: [
      {
        call: releases.get,
        isRead: (place) => place.getByRole("list", { name: "Release lifecycle" }),
        failure: "Failed to fetch the software release.",
      },
      {
        call: releases.listHistory,
        isRead: (place) => place.getByText("Changed"),
        failure: "Failed to fetch the release's history.",
      },
      {
        call: releases.listSharedLinks,
        isRead: (place) => place.getByRole("table", { name: "Temporary links" }),
        failure: "Failed to fetch temporary links.",
      },
    ],
  },
};
