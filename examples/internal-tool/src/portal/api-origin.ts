/** The origin of the portal's API, which the tool's server writes into the page if it is another than the page's own. */
export const apiOrigin = document.querySelector<HTMLMetaElement>('meta[name="portal-api"]')?.content ?? "";
