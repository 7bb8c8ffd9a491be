import type { ReactNode } from "react";
import { styled } from "styled-components";

export interface TimelineEvent {
  id: string;
  /** The machine-readable time, in ISO 8601. */
  dateTime: string;
  /** The time for readers: a text, or a `<time>` element. */
  date: ReactNode;
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The duration. */
  span?: ReactNode;
}

/** Events in order. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <List className="gh-timeline">
      {events.map((event) => (
        <li key={event.id}>
          {typeof event.date === "string" ? <time dateTime={event.dateTime}>{event.date}</time> : event.date}
          <span className="gh-timeline-node">{event.icon}</span>
          <div className="gh-timeline-text">
            <b className="gh-strong">{event.title}</b>
            {event.text !== undefined && event.text !== null && <div className="gh-muted">{event.text}</div>}
          </div>
          <span className="gh-timeline-span">{event.span}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: max-content max-content minmax(0, 1fr) max-content;
  column-gap: var(--gh-space-3);
  > li { position: relative; display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: start; padding-block: 0 0.86em; }
  > li:last-child { padding-bottom: 0; }
  time { padding-top: 0.15em; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-timeline-node { position: relative; align-self: stretch; width: 1.571em; }
  .gh-timeline-node > .gh-icon { position: relative; z-index: 1; display: block; width: 1.571em; height: 1.571em; padding: 0.29em; margin-top: -0.05em; background: var(--gh-surface); border: 1px solid var(--gh-border); border-radius: var(--gh-radius-sm); color: var(--gh-text-muted); stroke-width: 1.75; }
  .gh-timeline-node::before { content: ""; position: absolute; inset-block: 0 -0.86em; inset-inline-start: calc(50% - 0.5px); width: 1px; background: var(--gh-border); }
  > li:last-child .gh-timeline-node::before { content: none; }
  .gh-timeline-text { min-width: 0; overflow-wrap: anywhere; }
  .gh-timeline-span { padding-top: 0.15em; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); color: var(--gh-text-muted); text-align: end; }
  @container gh-panel (width < 30em) {
    grid-template-columns: max-content minmax(0, 1fr) max-content;
    > li > time { grid-column: 2; grid-row: 1; }
    > li > .gh-timeline-node { grid-column: 1; grid-row: 1 / 3; }
    > li > .gh-timeline-text { grid-column: 2; grid-row: 2; }
    > li > .gh-timeline-span { grid-column: 3; grid-row: 1; }
  }
`;
