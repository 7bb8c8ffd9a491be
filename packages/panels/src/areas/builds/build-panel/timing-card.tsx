import type { BuildStats } from "@gatehouse/contract/builds";
import { Details, Panel, Status } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "./build-figures.messages";
import { resourceName } from "./resource-name";

/** The clock rate that a build reaches, and how many paths miss it. Renders nothing without timing figures. */
export function TimingCard({ stats }: { readonly stats: BuildStats }): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const format = useFormat();
  const { clock_mhz: clock, timing_issues: issues } = stats;
  if (clock === null && issues.length === 0) return null;
  return (
    <Panel title={texts.timing} isFlush>
      <Details
        items={[
          { term: texts.clock, value: clock === null ? null : texts.megahertz(format.number(clock)) },
          ...issues.map(({ name, count }) => ({
            term: texts.timingIssues(name === "net" ? texts.net : resourceName(texts, name)),
            value: (
              <>
                {format.number(count)}
                <Status tone={count > 0 ? "warning" : "success"}>{count > 0 ? texts.notMet : texts.met}</Status>
              </>
            ),
          })),
        ]}
      />
    </Panel>
  );
}
