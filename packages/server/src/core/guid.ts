const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether PostgreSQL accepts the text as a `uuid`. */
export function isGuid(text: string): boolean {
  return guid.test(text);
}
