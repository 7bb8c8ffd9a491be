import { viewer } from "@gatehouse/contract/viewer";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  UserMenu: {
    frame: /Account/,
    content: (place) => place.getByRole("button", { name: /^Elena Marchetti/ }),
    reads: [
      {
        call: viewer.me,
        // Its name is "Account" until the viewer is known.
        isRead: (place) => place.getByRole("button", { name: /^(?!Account$)/ }),
        failure: "Account",
      },
    ],
  },
};
