import { sendTypedSearches } from "@gatehouse/design";
import { type MouseEvent, type ReactNode, useCallback } from "react";
import type { Navigation } from "./navigation";
import { useNavigation } from "./navigation-context";
import { type Screen, type ScreenArguments, type ScreenTarget, screenTarget } from "./screens";
import { leaveSafely } from "./unsaved-changes";

export interface LinkProps {
  readonly href: string;
  /** Stays on the page where the host can; without it the address is simply followed. */
  readonly onPress?: (event: MouseEvent) => void;
}

/** A link to a screen, as buttons, breadcrumbs and {@link Anchor} take it. */
export function useScreenLink<S extends Screen>(...args: ScreenArguments<S>): LinkProps {
  const navigation = useNavigation();
  return linkProps(navigation, screenTarget<S>(...args));
}

/** Makes the link to a screen. */
export type ScreenLinks = <S extends Screen>(...args: ScreenArguments<S>) => LinkProps;

/** Makes links to many screens, as a table's rows need them. */
export function useScreenLinks(): ScreenLinks {
  const navigation = useNavigation();
  return useCallback(
    <S extends Screen>(...args: ScreenArguments<S>) => linkProps(navigation, screenTarget<S>(...args)),
    [navigation],
  );
}

/** Makes links to places that were found already. */
export function useTargetLinks(): (target: ScreenTarget) => LinkProps {
  const navigation = useNavigation();
  return useCallback((target) => linkProps(navigation, target), [navigation]);
}

/**
 * Goes to a screen from code: from a menu, after a success, or when the requested object does not exist. As with a link, unsaved
 * changes ask first, unless the page is replaced: that one is of no use.
 */
export function useGoTo(): (target: ScreenTarget, options?: { readonly replace: boolean }) => void {
  const navigation = useNavigation();
  return useCallback(
    (target, options = { replace: false }) => {
      sendTypedSearches();
      if (navigation.go == null) navigation.leave(navigation.href(target));
      else follow(navigation, target, options);
    },
    [navigation],
  );
}

/** A page that is replaced is of no use, and a router that can be blocked asks by itself. */
function follow(navigation: Navigation, target: ScreenTarget, options: { readonly replace: boolean }): void {
  const go = () => navigation.go?.(target, options);
  if (options.replace || navigation.block) go();
  else leaveSafely(go);
}

function linkProps(navigation: Navigation, target: ScreenTarget): LinkProps {
  const href = navigation.href(target);
  if (navigation.go == null) return { href };
  return {
    href,
    onPress: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Save typed searches while the address is still that of their list.
      sendTypedSearches();
      follow(navigation, target, { replace: false });
    },
  };
}

export interface AnchorProps {
  readonly link: LinkProps;
  readonly className?: string;
  /** Marks the link to the page one is on. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link in running text or in a table. */
export function Anchor({ link, className, isCurrent, children }: AnchorProps): ReactNode {
  return (
    <a className={className} href={link.href} onClick={link.onPress} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}

// A click that asks for a new tab or a download is the browser's.
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
