export { MinimalShell } from "../shell/minimal-shell";
export { Shell, type ShellProps } from "../shell/shell";
export type { FooterLink } from "../shell/footer";
