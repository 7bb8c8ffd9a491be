import { viewer } from "@gatehouse/contract/viewer";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  ProfilePanel: {
    frame: /Profile settings.*aria-label="Loading"/s,
    content: (place) => [place.getByDisplayValue("Elena"), place.getByRole("combobox", { name: "Local time zone" })],
    reads: [
      {
        call: viewer.me,
        isRead: (place) => place.getByRole("button", { name: "Save" }),
        failure: "Failed to fetch user profile data.",
      },
      {
        call: viewer.timezones,
        isRead: (place) => place.getByRole("combobox", { name: "Local time zone" }),
        failure: "Failed to fetch the time zones.",
      },
    ],
  },
};
