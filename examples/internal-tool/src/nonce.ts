/** The page's nonce, for the styles of the tool and of the panels. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
