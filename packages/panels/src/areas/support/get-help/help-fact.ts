import type { BuildKind } from "@gatehouse/contract/builds";
import type { TicketProduct } from "@gatehouse/contract/support";

/** A line of a ticket's message: what it is, and its value. Lines without a value are left out. */
export type HelpFact = readonly [label: string, value: string | null | undefined];

/** The log of a build or simulation, whose end is offered as a file of the ticket. */
export interface HelpLog {
  readonly kind: BuildKind;
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
}

/** The initial facts of a ticket that is opened for something in view. */
export interface HelpSubject {
  /** Such as 'Build #12.3'. */
  readonly about: string;
  readonly facts: readonly HelpFact[];
  readonly product?: TicketProduct | undefined;
  readonly version?: string | undefined;
  readonly log?: HelpLog | undefined;
}
