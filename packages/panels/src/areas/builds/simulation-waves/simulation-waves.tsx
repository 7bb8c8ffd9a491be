import { Button, Panel, StateMessage } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { WavesView } from "../../../waves/view/waves-view";
import type { WavesTime } from "../../../waves/view/waves-view-props";
import { buildsMessages } from "../builds.messages";
import { wavesMessages } from "../waves-panel/waves-viewer.messages";
import { simulationWavesMessages } from "./simulation-waves.messages";
import { useOutput } from "./use-output";

export interface SimulationWavesProps {
  /** The address of the simulation's output. */
  readonly href: string;
  /** Moves the cursor to this time, and loads large waves. */
  readonly time: WavesTime | undefined;
  /** Called with whether there are waves. */
  readonly onFound: (hasWaves: boolean) => void;
}

/* About two seconds at 100 Mbit/s. */
const mostBytes = 25_000_000;

/** The waves of a simulation, if its output has some. Large ones load on demand. */
export function SimulationWaves({ href, time, onFound }: SimulationWavesProps): ReactNode {
  const { locale } = usePortal();
  const { waves } = useMessages(buildsMessages);
  const own = useMessages(simulationWavesMessages);
  const texts = useMessages(wavesMessages);
  const output = useOutput(href, mostBytes);
  const [isWanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!time) return;
    setWanted(true);
    box.current?.scrollIntoView({ block: "nearest" });
  }, [time]);
  const hasWaves = output.kind === "waves";
  useEffect(() => {
    onFound(hasWaves);
    return () => onFound(false);
  }, [hasWaves, onFound]);
  if (output.kind === "unreadable")
    return (
      <Panel title={waves} isFlush>
        <StateMessage kind="empty" title={own.unreadableOutput} text={own.unreadableOutputText} />
      </Panel>
    );
  if (!hasWaves) return null;
  const { size, read } = output;
  return (
    <div ref={box}>
      <Panel title={waves} isFlush>
        {(size !== undefined && size <= mostBytes) || isWanted || output.hasFailed ? (
          <WavesView source={{ read }} label={waves} time={time} texts={texts} locale={locale} />
        ) : (
          <Wait>
            <Button onPress={() => setWanted(true)}>
              {size === undefined ? own.showWavesOfAnySize : own.showWaves(megabytes(size, locale))}
            </Button>
            {size === undefined && <span className="gh-small gh-muted">{own.unknownSize}</span>}
          </Wait>
        )}
      </Panel>
    </div>
  );
}

const megabytes = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(
    bytes / 1_000_000,
  );

const Wait = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-2) var(--gh-space-3);
  padding: var(--gh-space-4);
`;
