import { Fragment } from "react";
import { Identifier } from "./identifier";

export interface IdentifiedTextProps {
  /** A sentence that contains the identifiers. */
  children: string;
  /** Serials, SHAs, tags or dongle numbers. */
  ids: readonly string[];
}

/** A sentence whose identifiers are in a mono font and never break across lines, in any language's word order. */
export function IdentifiedText({ children, ids }: IdentifiedTextProps) {
  const id = ids.find((candidate) => candidate !== "" && children.includes(candidate));
  if (id === undefined) return children;
  return children.split(id).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Identifier isPlain>{id}</Identifier>}
      <IdentifiedText ids={ids.filter((other) => other !== id)}>{part}</IdentifiedText>
    </Fragment>
  ));
}
