import { CartButton } from "@gatehouse/panels/cart";
import { useAtom } from "jotai";
import { type ReactNode, version } from "react";
import { Link, NavLink, Outlet } from "react-router";
import styled from "styled-components";
import { BoardCount } from "./boards/board-count";
import { Portal } from "./portal/portal";
import { showsOfflineAtom } from "./tool-state";

/** The tool around every page. Its footer is outside of the portal's provider, and everything else inside. */
export function ToolFrame(): ReactNode {
  const [showsOffline, setShowsOffline] = useAtom(showsOfflineAtom);
  return (
    <>
      <Portal>
        <Bar data-gatehouse-bar>
          <Link to="/">Bench tool</Link>
          <nav aria-label="Bench tool">
            <NavLink to="/account/licenses">Licenses</NavLink> <NavLink to="/account/teams">Teams</NavLink>{" "}
            <NavLink to="/account/builds">Builds</NavLink> <NavLink to="/account/projects">Projects</NavLink>{" "}
            <NavLink to="/account/downloads">Downloads</NavLink> <NavLink to="/account/support">Support</NavLink>{" "}
            <NavLink to="/account/me">Me</NavLink> <a href="/app/orders">Orders</a>
          </nav>
          <CartButton />
        </Bar>
        <Main>
          <Outlet />
        </Main>
      </Portal>
      <Foot>
        <label>
          <input type="checkbox" checked={showsOffline} onChange={({ target }) => setShowsOffline(target.checked)} />{" "}
          Offline boards too
        </label>{" "}
        <BoardCount label="Boards, outside" /> · React {version}
      </Foot>
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1030;
  display: flex;
  flex-wrap: wrap;
  gap: 2rem;
  align-items: center;
  padding: 1rem 2rem;
  background: #fff;
  border-bottom: 3px solid ${({ theme }) => theme.brand};
`;

const Main = styled.main`
  max-width: 120rem;
  margin: 0 auto;
  padding: 2rem;
`;

const Foot = styled.footer`
  padding: 2rem;
  border-top: 1px solid ${({ theme }) => theme.line};
`;
