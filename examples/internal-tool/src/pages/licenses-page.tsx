import { LicensesPanel, LicenseStatusPanel } from "@gatehouse/panels/licenses";
import type { ReactNode } from "react";
import styled from "styled-components";
import { BoardCount } from "../boards/board-count";

export function LicensesPage(): ReactNode {
  return (
    <>
      <h1>Licenses</h1>
      <p>
        The lab has <BoardCount label="Boards, between panels" />.
      </p>
      <Stack>
        <LicenseStatusPanel />
        <LicensesPanel />
      </Stack>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 2rem;
`;
