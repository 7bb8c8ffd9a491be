import { loadLocale } from "@gatehouse/panels/provider";
import { ServerStyleSheet } from "@gatehouse/panels/server-styles";
import { renderToString } from "react-dom/server";
import { Account, type AccountProps } from "./account";

/** The page's markup and its styles. */
export async function render(props: AccountProps): Promise<{ readonly html: string; readonly styles: string }> {
  await loadLocale(props.locale);
  const sheet = new ServerStyleSheet({ nonce: props.nonce });
  try {
    const html = renderToString(sheet.collectStyles(<Account {...props} />));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
