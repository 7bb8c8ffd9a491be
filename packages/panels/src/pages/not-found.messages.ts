import { defineMessages } from "../portal/messages";

/** The texts of the page for unknown addresses, which load with it. */
export const notFoundMessages = defineMessages("pages", {
  notFoundReason: "The link may be old, or the page may belong to another account.",
  didYouMean: "Did you mean",
  screenNames: {
    licenses: "Licenses",
    orders: "Orders",
    downloads: "Downloads",
    support: "Support",
    profile: "Profile",
    sessions: "Sessions",
    projects: "Projects",
    shoppingCart: "Shopping cart",
  },
});
