import { forbid } from "./forbid.mjs";

// Clients read the reasons of refused tokens, so those are in English.
export const translatedRefusals = forbid("texts for users exist in every language", [
  [
    "NewExpression[callee.name='PortalError'] Property[key.name=/^(detail|fields|messages)$/]",
    "Throw a Refusal, whose texts are in src/texts in every language.",
  ],
]);
