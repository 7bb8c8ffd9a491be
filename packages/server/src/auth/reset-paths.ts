// The paths are django-allauth's, so that links work on either server.

export const resetPath = "/accounts/password/reset/";

/** Adds `next` to a page's path, unless it is the default. */
export function withNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?next=${encodeURIComponent(next)}`;
}
