import { StateMessage } from "@gatehouse/design";
import { type ReactNode, useMemo, useState } from "react";
import type { LogStream } from "../../../log/store/log-source";
import { rangeHash } from "../../../log/view/line-range";
import { LogView } from "../../../log/view/log-view";
import { useNavigation } from "../../../navigation/navigation-context";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useBuildLogRange } from "../build-log/build-log-range";
import { buildsMessages } from "../builds.messages";
import { logMessages } from "./log-viewer.messages";

/** The response status for a log that the server has deleted. */
const gone = 410;

/** Shows a log file of the portal's server in the viewer. */
export function LogFile({ href }: { readonly href: string }): ReactNode {
  const { client, locale } = usePortal();
  const { logLines, oldLog, keptDays } = useMessages(buildsMessages);
  const { here } = useNavigation();
  const [range, setRange] = useBuildLogRange();
  const [deletedHref, setDeletedHref] = useState<string>();
  const source = useMemo<LogStream>(() => {
    const stream = async (signal: AbortSignal) => {
      const response = await client.download(href, { signal });
      if (response.status === gone) setDeletedHref(href);
      return textOf(response);
    };
    return { stream };
  }, [client, href]);
  const logTexts = useMessages(logMessages);
  if (deletedHref === href) return <StateMessage kind="empty" title={oldLog} text={keptDays} />;
  return (
    <LogView
      source={source}
      label={logLines}
      range={range}
      onRangeChange={setRange}
      rangeHref={(lines) => new URL(here().replace(/#.*/, "") + rangeHash(lines), document.baseURI).href}
      rawHref={href}
      fileName={fileNameOf(href)}
      texts={logTexts}
      locale={locale}
    />
  );
}

/** Throws for an error or an HTML page, such as a sign-in page. The viewer must not show it as the log. */
function textOf(response: Response): ReadableStream<Uint8Array> {
  const { ok, status, headers, body } = response;
  const type = headers.get("Content-Type") ?? "";
  if (ok && !/^text\/html\b/i.test(type)) return body ?? new Blob().stream();
  void body?.cancel();
  throw new Error(`The response is ${status} ${type}`);
}

/** The last part of the address if it looks like a file name, otherwise `log.txt`. */
function fileNameOf(href: string): string {
  const name = new URL(href).pathname.split("/").at(-1) ?? "";
  return /\.\w+$/.test(name) ? name : "log.txt";
}
