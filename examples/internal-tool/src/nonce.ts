/** The page's nonce, for the tool's styles and the panels'. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
