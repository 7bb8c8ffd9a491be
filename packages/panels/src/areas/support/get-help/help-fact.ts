import type { BuildKind } from "@gatehouse/contract/builds";
import type { TicketProduct } from "@gatehouse/contract/support";

/** A line of a ticket's message. Lines without a value are left out. */
export type HelpFact = readonly [label: string, value: string | null | undefined];

/** The build or simulation whose log the ticket can attach. */
export interface HelpLog {
  readonly kind: BuildKind;
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
}

/** The initial facts of a ticket about an object that the user is viewing. */
export interface HelpSubject {
  /** A name, such as 'Build #12.3'. */
  readonly about: string;
  readonly facts: readonly HelpFact[];
  readonly product?: TicketProduct | undefined;
  readonly version?: string | undefined;
  readonly log?: HelpLog | undefined;
}
