import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { Identifier } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { needsAttentionMessages } from "./needs-attention.messages";

export interface AttentionLineProps {
  readonly icon: ReactNode;
  /** The licenses that the item is about. The sentence begins with their first serial number. */
  readonly row?: LicenseGroupRow;
  readonly text: string;
  readonly note?: ReactNode;
  /** The reason why the action failed. */
  readonly failure?: string;
  readonly action: ReactNode;
}

/** An item that needs attention, with its state and its one action. */
export function AttentionLine({ icon, row, text, note, failure, action }: AttentionLineProps): ReactNode {
  return (
    <Line className="gh-attention-line">
      {icon}
      <div className="gh-attention-text">
        <span>
          {row !== undefined && <Serials row={row} />}
          {text}
        </span>
        {note !== undefined && <span className="gh-attention-note">{note}</span>}
        {failure !== undefined && (
          <span className="gh-attention-failure" role="alert">
            {failure}
          </span>
        )}
      </div>
      {action}
    </Line>
  );
}

function Serials({
  row: { license_guids: guids, serial_numbers: serials },
}: {
  readonly row: LicenseGroupRow;
}): ReactNode {
  const texts = useMessages(needsAttentionMessages);
  const links = useScreenLinks();
  const [guid] = guids;
  const [serial = guid ?? ""] = serials;
  return (
    <>
      <Identifier {...(guid === undefined ? {} : links("license", { licenseGuid: guid }))}>{serial}</Identifier>{" "}
      {serials.length > 1 && `${texts.andMore(serials.length - 1)} `}
    </>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  align-items: center;
  gap: var(--gh-space-1) 0.71em;
  min-height: var(--gh-panel-head);
  padding: 0.43em var(--gh-space-3) 0.43em var(--gh-space-4);
  &:not(:last-child) { border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-attention-text { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.71em; min-width: 0; overflow-wrap: anywhere; }
  .gh-attention-note { font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-attention-failure { flex-basis: 100%; color: var(--gh-danger-text); }
  @container gh-panel (width < 30em) {
    > .gh-icon { align-self: start; margin-top: 0.2em; }
    > .gh-button { grid-column: 2; justify-self: start; }
  }
`;
