import { within } from "storybook/test";

/** The serial numbers in a table of licenses, in the order of its rows. */
export const serialsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole("link", { name: /^GC-/ })
    .map((link) => link.textContent);
