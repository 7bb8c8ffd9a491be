interface FileLink {
  readonly href: string;
  readonly download: string | true;
  readonly target?: "_blank";
  readonly rel?: "noopener";
}

/**
 * The attributes of a link that downloads a file. Browsers ignore `download` for another origin, so such a file opens
 * in a new tab instead of replacing the page.
 */
export function fileLink(href: string, name: string | true = true): FileLink {
  const isOfThePage = new URL(href, window.location.href).origin === window.location.origin;
  return { href, download: name, ...(isOfThePage ? {} : { target: "_blank", rel: "noopener" }) };
}
