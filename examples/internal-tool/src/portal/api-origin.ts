/** The origin of the portal's API. The tool's server writes it into the page if it differs from the page's origin. */
export const apiOrigin = document.querySelector<HTMLMetaElement>('meta[name="portal-api"]')?.content ?? "";
