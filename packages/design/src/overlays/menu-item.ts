import type { ReactNode } from "react";

/** One thing a menu offers. A disabled one says why below its label. */
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
  /** Called once the menu is closed and focus is back on its button. */
  onAction?: () => void;
}

/** A row of a menu: an action, a line, or a head over what follows. */
export type MenuItem = MenuAction | { kind: "separator" } | { kind: "head"; label: string };
