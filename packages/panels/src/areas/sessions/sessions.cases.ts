import { sessions } from "@gatehouse/contract/sessions";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  SessionsPanel: {
    frame: /Web sessions.*Example sessions.*Username/s,
    content: (place) => [place.getByText("Firefox 132 on Linux"), place.getByText("daq-rack-2")],
    reads: [
      {
        call: sessions.listWeb,
        isRead: (place) => place.getByRole("table", { name: "Web sessions" }),
        failure: "Failed to fetch web sessions.",
      },
      {
        call: sessions.listProduct,
        isRead: (place) => place.getByRole("table", { name: "Example sessions" }),
        failure: "Failed to fetch Example sessions.",
      },
    ],
  },
};
