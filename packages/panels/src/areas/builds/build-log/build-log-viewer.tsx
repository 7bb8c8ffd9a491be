import { Button, lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { type LineRange, rangeHash } from "../../../log/view/line-range";
import { LogView } from "../../../log/view/log-view";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useReportNotLoaded } from "../../../portal/use-report-not-loaded";
import { buildsMessages } from "../builds.messages";
import { runningPollMs } from "../builds.polling";
import { logMessages } from "../log-viewer/log-viewer.messages";
import { useEarlierSuccess } from "./build-log-earlier";
import type { BuildLogProps } from "./build-log-props";
import { useBuildLogRange } from "./build-log-range";
import { useBuildLogReader } from "./build-log-source";
import { buildLogMessages } from "./build-log.messages";
import { useRawLogHref } from "./raw-log-link";

const buildLogDiff = lazyModule(() => import("./build-log-diff").then((module) => module.BuildLogDiff));

export interface BuildLogViewerProps extends BuildLogProps {
  /** When the panel opened. Its read of the log's end since then is reused. */
  readonly openedMs: number;
}

/** Shows the log of a build. The viewer loads earlier rows itself. */
export function BuildLogViewer({ openedMs, kind, isRunning, onTime, ...name }: BuildLogViewerProps): ReactNode {
  const { locale } = usePortal();
  const texts = useMessages(buildsMessages);
  const { compareLog } = useMessages(buildLogMessages);
  const logTexts = useMessages(logMessages);
  const { href } = useScreenLinks()(kind, name);
  const rawHref = useRawLogHref({ kind, ...name });
  const [range, setRange] = useBuildLogRange();
  const read = useBuildLogReader({ kind, ...name }, openedMs);
  const earlier = useEarlierSuccess(kind, name, { isEnabled: !isRunning, needsLog: true });
  const [comparing, setComparing] = useState<"yes" | "no" | "never">("never");
  const stop = () => setComparing("no");
  const report = useReportNotLoaded("BuildLogDiff");
  const Diff = useLazyModule(buildLogDiff, comparing === "yes", (error) => {
    stop();
    report(error);
  });
  if (Diff && earlier) return <Diff kind={kind} {...name} earlier={earlier} onClose={stop} />;
  return (
    <LogView
      source={{ read, isRunning }}
      label={texts.logLines}
      range={range}
      onRangeChange={setRange}
      rangeHref={(lines) => linkTo(href, lines)}
      rawHref={rawHref}
      fileName={`${kind}-${name.commitSha.slice(0, 7)}-${name.buildNumber}.log`}
      pollMs={runningPollMs}
      onTime={onTime}
      actions={
        earlier && (
          <Button
            size="sm"
            isPending={comparing === "yes"}
            autoFocus={comparing === "no"}
            onPress={() => setComparing("yes")}
          >
            {compareLog[kind]}
          </Button>
        )
      }
      texts={logTexts}
      locale={locale}
    />
  );
}

const linkTo = (href: string, lines: LineRange) =>
  new URL(href.replace(/#.*/, "") + rangeHash(lines), document.baseURI).href;
