import { styled } from "styled-components";
import { useDesignMessages } from "../root/messages-context";
import { Progress } from "./progress";

export interface SeatsProps {
  label: string;
  used: number;
  total: number;
}

/* More seats than this can't be counted at a glance, so a bar replaces the cells. */
const countableSeats = 24;

/** Seats in use: up to 24 as cells, above that as a bar, and always in words. */
export function Seats({ label, used, total }: SeatsProps) {
  const messages = useDesignMessages();
  const free = Math.max(0, total - used);
  return (
    <Frame className="gh-seats">
      {total > countableSeats && (
        <div className="gh-seats-bar">
          <Progress label={label} tone="neutral" value={(used / total) * 100} />
        </div>
      )}
      {total > 0 && total <= countableSeats && (
        <span className="gh-seats-cells" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className="gh-seats-cell" data-free={index >= used || undefined} />
          ))}
        </span>
      )}
      <span>
        {messages.seatsAvailable(
          <b key="free" className="gh-strong">
            {free}
          </b>,
          total,
        )}
      </span>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0.3em 0.71em;
  .gh-seats-bar { width: 9em; }
  .gh-seats-cells { display: flex; flex-wrap: wrap; gap: 2px; }
  .gh-seats-cell { width: 0.5em; height: 0.86em; background: var(--gh-neutral); border-radius: 1px; }
  .gh-seats-cell[data-free] { background: transparent; box-shadow: inset 0 0 0 1px var(--gh-border-control); }
  @media (forced-colors: active) {
    .gh-seats-cell { background: Highlight; forced-color-adjust: none; }
    .gh-seats-cell[data-free] { background: Canvas; border: 1px solid CanvasText; }
  }
`;
