import type { ReactNode } from "react";

/** One action of a menu. A disabled one shows the reason below its label. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  hint?: string;
  isDisabled?: boolean;
  disabledReason?: string;
  isDanger?: boolean;
  href?: string;
  target?: string;
  rel?: string;
  /** Saves the file at `href`, under this name if it is a text. */
  download?: boolean | string;
  /** Called after the menu has closed and focus is back on its button. */
  onAction?: () => void;
}

/** An entry of a menu: an action, a separator, or a heading for the entries below. */
export type MenuItem = MenuAction | { kind: "separator" } | { kind: "head"; label: string };
