import { defineMessages } from "../../../portal/messages";
import type { WhyNotDue } from "./why-not-due";

const of = (count: number, verb: string) => `${count} of them ${verb}.`;

/** The texts by reason. A license can be renewed when fewer than `days` days are left. */
const notDue: Readonly<Record<WhyNotDue, (count: number, days: number) => string>> = {
  trial: (count) =>
    count === 1 ? of(1, "is a trial and can't be renewed") : of(count, "are trials and can't be renewed"),
  inCart: (count) => of(count, count === 1 ? "is already in your cart" : "are already in your cart"),
  pending: (count) => of(count, count === 1 ? "has a renewal on order" : "have a renewal on order"),
  inactive: (count) => of(count, count === 1 ? "isn't activated yet" : "aren't activated yet"),
  early: (count, days) =>
    `${of(count, "can't be renewed yet")} ${count === 1 ? "It has" : "They have"} at least ${days} days left.`,
  unknown: (count) => of(count, "can't be renewed here"),
};

/** The texts of the bar for selected licenses. They load with it. */
export const licenseBulkMessages = defineMessages("licenses", {
  notDue,
  noneDue: "None of the selected licenses can be renewed now.",
  renewChosen: (count: number) => (count === 0 ? "Renew" : `Renew ${count}`),
});
