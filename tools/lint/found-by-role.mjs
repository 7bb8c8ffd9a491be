import { forbid } from "./forbid.mjs";

export const foundByRole = forbid("end-to-end tests find by role and label", [
  [
    "CallExpression[callee.property.name='locator'][arguments.0.value=/^[.#]/]",
    "Find by role and label, never by class or id.",
  ],
]);
