import type { ReactNode } from "react";
import styled from "styled-components";
import { useBoards } from "./use-boards";

/** Shows the number of boards that the tool lists. Uses the tool's own hooks. */
export function BoardCount({ label }: { readonly label: string }): ReactNode {
  return <Count aria-label={label}>{useBoards().length} boards</Count>;
}

const Count = styled.output`
  color: ${({ theme }) => theme.quiet};
`;
