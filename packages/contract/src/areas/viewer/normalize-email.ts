/**
 * The form in which email addresses are stored, looked up and compared: trimmed and in lower case. Nothing else
 * changes, so existing accounts keep matching. `hasHiddenCharacters` finds addresses to refuse.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
