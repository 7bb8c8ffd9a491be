import { type ReactNode, useEffect, useState } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { buildsMessages } from "../builds.messages";
import { durationText } from "../duration-text";

const secondMs = 1_000;

/**
 * The time since a build started, by the server's clock. Updates every second, independent of polling. Hover and focus
 * show when it started.
 */
export function Elapsed({ since }: { readonly since: string }): ReactNode {
  const texts = useMessages(buildsMessages);
  const format = useFormat();
  const { clock } = usePortal().client;
  const [nowMs, setNowMs] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.now()), secondMs);
    return () => clearInterval(timer);
  }, [clock]);
  const startMs = Date.parse(since);
  if (Number.isNaN(startMs)) return format.dateTime(null);
  const wholeMs = Math.max(0, Math.floor((nowMs - startMs) / secondMs) * secondMs);
  return format.showTime(since, () =>
    wholeMs === 0 ? texts.seconds(format.number(0)) : durationText(wholeMs, texts, format),
  );
}
