import { callsOf } from "@gatehouse/contract/builds";
import { type ReactNode, useCallback } from "react";
import type { LogWindow } from "../../log/store/log-source";
import { type LineRange, rangeHash } from "../../log/view/line-range";
import { LogView } from "../../log/view/log-view";
import { useScreenLinks } from "../../navigation/screen-link";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import type { BuildLogProps } from "./build-log-props";
import { useBuildLogRange } from "./build-log-range";
import { buildsMessages } from "./builds.messages";
import { runningPollMs } from "./builds.polling";
import { logMessages } from "./log.messages";
import { rawLogHref } from "./raw-log-link";

/** The log viewer on the log of a build. It reads back through the log by itself. */
export function BuildLogViewer({ kind, isRunning, ...name }: BuildLogProps): ReactNode {
  const { client, locale } = usePortal();
  const texts = useMessages(buildsMessages);
  const { href } = useScreenLinks()(kind, name);
  const [range, setRange] = useBuildLogRange();
  const { projectGuid, commitSha, buildNumber } = name;
  const read = useCallback(
    async ({ startRow, rowsCount }: LogWindow) => {
      const query = { rows_count: rowsCount, ...(startRow === undefined ? {} : { start_row: startRow }) };
      const { logs, start_row } = await client.call(callsOf(kind).logs, { projectGuid, commitSha, buildNumber, query });
      return { text: logs, startRow: start_row ?? 0 };
    },
    [client, kind, projectGuid, commitSha, buildNumber],
  );
  return (
    <LogView
      source={{ read, isRunning }}
      label={texts.logLines}
      range={range}
      onRangeChange={setRange}
      rangeHref={(lines) => linkTo(href, lines)}
      rawHref={rawLogHref(href)}
      fileName={`${kind}-${commitSha.slice(0, 7)}-${buildNumber}.log`}
      pollMs={runningPollMs}
      texts={useMessages(logMessages)}
      locale={locale}
    />
  );
}

const linkTo = (href: string, lines: LineRange) =>
  new URL(href.replace(/#.*/, "") + rangeHash(lines), document.baseURI).href;
