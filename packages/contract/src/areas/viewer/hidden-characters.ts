// Control and format characters (zero-width, bidirectional), fillers, variation selectors, lone surrogates, line separators,
// noncharacters, and two symbols that render as blanks.
const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc]/u;
const everyHidden = new RegExp(hidden, "gu");

/**
 * Whether an identifier, such as an email address or a coupon code, contains characters that are invisible on screen.
 * White space around it is allowed. A byte order mark is not.
 */
export function hasHiddenCharacters(text: string): boolean {
  return text.includes("\ufeff") || hidden.test(text.trim());
}

/** The text without its hidden characters. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(everyHidden, "");
}
