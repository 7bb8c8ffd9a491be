import * as React from "react";

// Tests have no debugger, and what React and Storybook record for one takes a fifth of the processor's time.

/** React records where each element was created, and when each component rendered. */
Object.defineProperty(console, "createTask", { value: undefined });
Object.defineProperty(console, "timeStamp", { value: undefined });
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>;
// React stops recording at 10,000 elements.
if (internals) Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => {} });

/** Storybook records each step of a play function, with the text of each element, for which the page is laid out. */
const { href } = window.location;
const address = new URL(href);
address.searchParams.set("instrument", "false");
history.replaceState(history.state, "", address);
const { configure, userEvent } = await import("storybook/test");
history.replaceState(history.state, "", href);
if ("__originalFn__" in userEvent.click) throw new Error("Storybook still records the steps.");

// Testing Library would print the document for each failed look of each wait.
configure({ getElementError: (message) => new Error(message ?? "") });
