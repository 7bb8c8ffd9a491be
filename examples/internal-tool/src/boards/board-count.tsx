import type { ReactNode } from "react";
import styled from "styled-components";
import { useBoards } from "./use-boards";

/** How many boards the tool lists, with the tool's own hooks. */
export function BoardCount({ label }: { readonly label: string }): ReactNode {
  return <Count aria-label={label}>{useBoards().length} boards</Count>;
}

const Count = styled.output`
  color: ${({ theme }) => theme.quiet};
`;
