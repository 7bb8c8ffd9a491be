import { defineMessages } from "../../../provider/messages";
import type { Tour, TourSteps } from "./tours";

interface StepTexts {
  readonly title: string;
  readonly text: (product: string) => string;
}

type ToursTexts = { readonly [T in Tour]: { readonly label: string; readonly steps: Readonly<Record<TourSteps<T>, StepTexts>> } };

const english: ToursTexts = {
  dashboard: {
    label: "Tour of the dashboard",
    steps: {
      menu: { title: "The menu", text: () => "Every part of the portal stands here. The button above it hides the menu and brings it back." },
      cart: { title: "Your cart", text: () => "What you are about to order, with the number of its rows." },
      search: { title: "Search", text: () => "Any page, license or action by a few letters of its name. Ctrl K opens it too, on a Mac ⌘ K." },
      licenses: { title: "Your license", text: (product) => `Whether you may use ${product}, and for how much longer. From here you get to the license and to all others.` },
    },
  },
  licenses: {
    label: "Tour of the licenses",
    steps: {
      list: { title: "Your licenses", text: () => "My Licenses are those that the account owns, In Use those that you hold. A serial number opens the license with its whole history." },
      add: { title: "A new license", text: () => "This menu has the ways to a new license." },
      coupon: { title: "With a coupon", text: () => "Redeem coupon turns a code into a license. A code works once." },
      trial: { title: "As a trial", text: (product) => `Request trial gives you 30 days to get to know ${product}, where your account may have a trial.` },
    },
  },
};

/** What the guided tours say. */
export const toursMessages = defineMessages("tours", { ...english });
