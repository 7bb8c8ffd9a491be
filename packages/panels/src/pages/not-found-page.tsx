import { Button } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { Anchor, useScreenLink, useScreenLinks } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { neverChanges } from "../portal/never-changes";
import { guarded } from "../portal/setup/panel-guard";
import { closestScreen, type KnownScreen } from "./closest-screen";
import { LostTrace } from "./lost-trace";
import { notFoundMessages } from "./not-found.messages";
import { pagesMessages } from "./pages.messages";
import { usePageFocus } from "./use-page-focus";

/**
 * The page for unknown paths, and for pages that the viewer may not see. It suggests the page with the closest address.
 */
export const NotFoundPage = /* @__PURE__ */ guarded("NotFoundPage", function NotFoundPage(): ReactNode {
  const texts = { ...useMessages(pagesMessages), ...useMessages(notFoundMessages) };
  const title = texts.notFoundTitle;
  const navigation = useNavigation();
  const home = useScreenLink("dashboard");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => navigation.setTitle?.(title), [navigation, title]);
  usePageFocus(heading);
  // The address is unknown during server rendering.
  const here = useSyncExternalStore(
    neverChanges,
    () => navigation.here(),
    () => "",
  );
  const meant = closestScreen(pathBelow(home.href, here));
  return (
    <Body className="gh-not-found">
      <LostTrace />
      <div className="gh-not-found-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{texts.notFoundText}</p>
      </div>
      <p className="gh-not-found-reason">{texts.notFoundReason}</p>
      <Button variant="primary" {...home}>
        {texts.backToHome}
      </Button>
      {meant !== undefined && <Meant screen={meant} />}
    </Body>
  );
});

function Meant({ screen }: { readonly screen: KnownScreen }): ReactNode {
  const texts = useMessages(notFoundMessages);
  const links = useScreenLinks();
  return (
    <p className="gh-small gh-muted">
      {texts.didYouMean} <Anchor link={links(screen)}>{texts.screenNames[screen]}</Anchor>?
    </p>
  );
}

/** The part of an address below the portal's base path, without its query. */
function pathBelow(home: string, here: string): string {
  const [path = ""] = here.split(/[?#]/);
  return path.startsWith(home) ? path.slice(home.length) : path;
}

const Body = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--gh-space-4);
  flex: 1;
  padding-block: var(--gh-space-8);
  text-align: center;
  .gh-not-found-title { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 0.4em; }
  .gh-not-found-title > * { font-size: var(--gh-type-xl); line-height: var(--gh-leading-tight); letter-spacing: -0.01em; }
  .gh-not-found-title > h1 { font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  .gh-not-found-title > h1:focus { outline: none; }
  .gh-not-found-title > p { font-weight: var(--gh-weight-strong); }
  .gh-not-found-reason { max-width: 32em; color: var(--gh-text-muted); }
`;
