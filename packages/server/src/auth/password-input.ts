import { html } from "hono/html";
import type { Html } from "../http/html-page";
import { errorNote } from "../http/page-notes";
import type { PageTexts } from "../texts/pages.messages";
import { shortestPassword } from "./password-rules";

interface PasswordInput {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly messages: readonly string[];
}

/** A password field with its errors. The field for a new password also refers to the rules. */
export function passwordInput({ name, label, autocomplete, messages }: PasswordInput): Html {
  const described = [messages.length > 0 ? `${name}-error` : "", name === "password" ? "rules" : ""]
    .filter(Boolean)
    .join(" ");
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" required${described === "" ? "" : html` aria-describedby="${described}"`}${messages.length > 0 ? html` aria-invalid="true"` : ""}>
${messages.length > 0 ? errorNote(messages.join(" "), `${name}-error`) : ""}`;
}

/** The rules, for users who choose a password. */
export function passwordRuleList({ length, notYours, notCommon, notDigits }: PageTexts["password"]["rules"]): Html {
  const rules = [length(shortestPassword), notYours, notCommon, notDigits];
  return html`<ul class="note" id="rules">${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`;
}
