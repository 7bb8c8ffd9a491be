import { Checkbox, Panel, StateMessage } from "@gatehouse/design";
import { type ReactNode, useMemo, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { compareMessages } from "./compare.messages";
import { ComparedTable } from "./compared-table";
import type { ComparedGroup } from "./use-compared-rows";

/** The board utilization of both sides. The user can hide rows without a change. */
export function ResourcesCard({ rows, write }: ComparedGroup): ReactNode {
  const texts = useMessages(compareMessages);
  const [isShort, setShort] = useState(false);
  const shown = useMemo(() => (isShort ? rows.filter(({ before, after }) => before !== after) : rows), [rows, isShort]);
  return (
    <Panel
      title={texts.resources}
      isFlush
      actions={
        rows.length > 0 && (
          <Checkbox isSelected={isShort} onChange={setShort}>
            {texts.onlyDifferences}
          </Checkbox>
        )
      }
    >
      {rows.length === 0 ? (
        <StateMessage kind="empty" title={texts.noResources} text={texts.noResourcesText} />
      ) : (
        <ComparedTable label={texts.resources} nameHeader={texts.columnResource} rows={shown} write={write} hasBars />
      )}
    </Panel>
  );
}
