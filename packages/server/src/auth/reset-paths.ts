// The paths are django-allauth's, so that links lead to the same pages on either server.

export const resetPath = "/accounts/password/reset/";

/** A page that leads on to `next`, unless that is where it leads anyway. */
export function withNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?next=${encodeURIComponent(next)}`;
}
