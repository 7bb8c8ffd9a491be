import { Identifier } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

/** A network address. A long one breaks, so that it is never cut off and leaves room for the times beside it. */
export function Address({ children }: { readonly children: string }): ReactNode {
  return (
    <Breaking>
      <Identifier>{children}</Identifier>
    </Breaking>
  );
}

const Breaking = styled.span`
  display: inline-block;
  /* Any IPv4 address stays on one line. */
  min-width: 8.4em;
  && * { white-space: normal; overflow-wrap: anywhere; }
`;
