import { sendTypedSearches } from "@gatehouse/design";
import { type MouseEvent, type ReactNode, useCallback } from "react";
import type { Navigation } from "./navigation";
import { useNavigation } from "./navigation-context";
import { type Screen, type ScreenArguments, type ScreenTarget, screenTarget } from "./screens";
import { leaveSafely } from "./unsaved-changes";

export interface LinkProps {
  readonly href: string;
  /** Navigates without a reload where the host supports it. Without it, the browser follows `href`. */
  readonly onPress?: (event: MouseEvent) => void;
}

/** A link to a screen, in the form that buttons, breadcrumbs and {@link Anchor} take. */
export function useScreenLink<S extends Screen>(...args: ScreenArguments<S>): LinkProps {
  const navigation = useNavigation();
  return linkProps(navigation, screenTarget<S>(...args));
}

/** Creates the link to a screen. */
export type ScreenLinks = <S extends Screen>(...args: ScreenArguments<S>) => LinkProps;

/** Creates links to many screens, for example in table rows. */
export function useScreenLinks(): ScreenLinks {
  const navigation = useNavigation();
  return useCallback(
    <S extends Screen>(...args: ScreenArguments<S>) => linkProps(navigation, screenTarget<S>(...args)),
    [navigation],
  );
}

/** Creates links to existing targets. */
export function useTargetLinks(): (target: ScreenTarget) => LinkProps {
  const navigation = useNavigation();
  return useCallback((target) => linkProps(navigation, target), [navigation]);
}

/**
 * Goes to a screen from code: from a menu, after a success, or when the requested object does not exist. Like a link,
 * it confirms first if changes are unsaved. With `replace`, it doesn't, because the current page is useless.
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

/**
 * Skips the confirmation for `replace`, since the current page is useless, and for routers with `block`, which confirm
 * themselves.
 */
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
      // Save typed searches before the address changes to another page's.
      sendTypedSearches();
      follow(navigation, target, { replace: false });
    },
  };
}

export interface AnchorProps {
  readonly link: LinkProps;
  readonly className?: string;
  /** Marks the link to the current page. */
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

// The browser handles clicks that open a new tab or a download.
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
