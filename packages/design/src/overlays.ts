// All overlays in one entry, for pages that use most of them. Each dialog also has its own entry, which loads far less.
export { type Command, CommandDialog, type CommandDialogProps, type CommandGroup } from "./overlays/command-dialog";
export { ConfirmDialog, type ConfirmDialogProps } from "./overlays/confirm-dialog";
export { DateTimeField, type DateTimeFieldProps } from "./overlays/date-time-field";
export { Dialog, type DialogProps } from "./overlays/dialog";
export { FormDialog, type FormDialogProps } from "./overlays/form-dialog";
export { MenuPopover } from "./overlays/menu-popover";
export { PopoverSurface, type PopoverSurfaceProps } from "./overlays/popover-surface";
export { Select, type SelectOption, type SelectProps } from "./overlays/select";
export {
  Spotlight,
  type SpotlightEnd,
  type SpotlightProps,
  type SpotlightStep,
  type SpotlightTexts,
} from "./overlays/spotlight";
