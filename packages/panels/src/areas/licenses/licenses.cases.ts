import { licenses } from "@gatehouse/contract/licenses";
import { support } from "@gatehouse/contract/support";
import { demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  LicensesPanel: {
    frame: /My Licenses.*Serial numbers/s,
    content: (place) => place.getByRole("searchbox"),
    reads: [
      {
        call: licenses.grouped,
        isRead: (place) => place.getByRole("searchbox"),
        failure: "Failed to fetch licenses.",
      },
      {
        call: licenses.inUse,
        isRead: (place) => place.getByRole("tab", { name: /^In Use \d+$/ }),
        failure: undefined,
      },
      { call: licenses.trialGrantable, isRead: (place) => place.getByRole("searchbox"), failure: undefined },
    ],
  },
  LicenseStatusPanel: {
    frame: /aria-label="License status"/,
    content: (place) => place.getByRole("progressbar"),
    reads: [
      {
        call: licenses.best,
        isRead: (place) => place.getByRole("progressbar"),
        failure: "Failed to fetch the license status.",
      },
    ],
  },
  NeedsAttentionPanel: {
    frame: /gh-pending/,
    content: (place) => place.getByRole("heading", { name: /^Needs attention/ }),
    reads: [
      {
        call: licenses.grouped,
        isRead: (place) => place.getByRole("heading", { name: /^Needs attention/ }),
        failure: "Failed to check which licenses need attention.",
      },
      {
        call: support.list,
        isRead: (place) => place.getByRole("button", { name: "Renew GC-3A88-2051" }),
        failure: undefined,
      },
    ],
  },
  LicenseDetailPanel: {
    props: { licenseGuid: demoLicenseGuid("GC-7F21-0307") },
    frame: /Details.*History/s,
    content: (place) => place.getByText("Unknown event"),
    reads: [
      {
        call: licenses.get,
        isRead: (place) => place.getByRole("link", { name: "Activate offline" }),
        failure: "Failed to fetch the license.",
      },
      {
        call: licenses.history,
        isRead: (place) => [
          ...place.getByRole("region", { name: "History" }).querySelectorAll<HTMLElement>("[role=listitem], li"),
        ],
        failure: "Failed to fetch the license history.",
      },
    ],
  },
};
