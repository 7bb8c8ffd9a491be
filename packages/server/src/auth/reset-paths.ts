// The paths are django-allauth's, so that links lead to the same pages on either server.

export const resetPath = "/accounts/password/reset/";

/** Adds `next` to a page's address, unless it is the default. */
export function withNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?next=${encodeURIComponent(next)}`;
}
