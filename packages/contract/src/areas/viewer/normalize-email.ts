/**
 * The form in which an email address is stored, looked up and compared: trimmed and in lower case. Nothing else changes, so
 * existing accounts keep matching. Addresses with hidden characters are refused, see `hasHiddenCharacters`.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
