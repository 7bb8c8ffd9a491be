export { Avatar, type AvatarProps } from "./components/avatar";
export { Badge, type BadgeProps } from "./components/badge";
export { Banner, type BannerProps } from "./components/banner";
export { Breadcrumb, type Crumb } from "./components/breadcrumb";
export { Button, type ButtonProps, type ButtonVariant } from "./components/button";
export { Checkbox, type CheckboxProps } from "./components/checkbox";
export { CheckboxGroup, type CheckboxGroupProps } from "./components/checkbox-group";
export { CopyButton, type CopyButtonProps } from "./components/copy-button";
export { type Detail, Details } from "./components/details";
export { Disclosure, type DisclosureProps } from "./components/disclosure";
export { FileField, type FileFieldProps } from "./components/file-field";
export { Identifier, type IdentifierProps } from "./components/identifier";
export { Lane, type LaneCell, type LaneProps, type LaneState } from "./components/lane";
export { MenuButton, type MenuButtonProps } from "./components/menu-button";
export { type MenuAction, type MenuItem } from "./components/menu-item";
export { NativeSelect, type NativeSelectOption, type NativeSelectProps } from "./components/native-select";
export { OnOff, type OnOffProps } from "./components/on-off";
export { PageGrid, PageGridItem, type PageGridItemProps } from "./components/page-grid";
export { Panel, type PanelProps } from "./components/panel";
export { Progress, ProgressCell, type ProgressCellProps, type ProgressProps } from "./components/progress";
export { Seats, type SeatsProps } from "./components/seats";
export { Skeleton, SkeletonLines, type SkeletonLinesProps } from "./components/skeleton";
export { StateMessage, type StateMessageProps } from "./components/state-message";
export { Status, type StatusProps } from "./components/status";
export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from "./components/tabs";
export { TextField, type TextFieldProps } from "./components/text-field";
export { Timeline, type TimelineEvent } from "./components/timeline";
export { createToastQueue, type Toast, type ToastContent, type ToastQueue } from "./components/toast-queue";
export { ToastRegion } from "./components/toast-region";
export { type Tone } from "./components/tone";
export { ToneIcon } from "./components/tone-icon";
export { Tooltip, type TooltipProps } from "./components/tooltip";
export { VisuallyHidden } from "./components/visually-hidden";
export { type IconComponent, type IconProps, type IconTone } from "./icons/create-icon";
export { fullWindow } from "./overlays/full-window";
export { createDialogStack, type DialogStack } from "./root/dialog-stack";
export { type DesignMessages, englishDesignMessages } from "./root/design-messages";
export { GatehouseRoot, type GatehouseRootProps, type Tokens } from "./root/gatehouse-root";
export { type Theme } from "./root/host-theme";
export { useDesignMessages } from "./root/messages-context";
export { readLocale } from "./root/read-locale";
export { areStylesBlocked, isInNoDocument } from "./root/styles-blocked";
export { type ControlledTable, DataTable, type DataTableProps } from "./table/data-table";
export { sendTypedSearches } from "./table/typed-searches";
export { type SortValue, type TableColumn } from "./table/table-column";
export { TableSkeleton, type TableSkeletonProps } from "./table/table-skeleton";
export { pageSizes, type SortDirection, type TableState } from "./table/table-state";
export { layers } from "./tokens/layers";
export {
  AdminIcon,
  AttachIcon,
  BuildIcon,
  CalendarIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CommentIcon,
  CommitIcon,
  CopyIcon,
  CouponIcon,
  DangerIcon,
  DashboardIcon,
  DematerializedIcon,
  DongleIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  FileIcon,
  FirstIcon,
  FollowIcon,
  ForkIcon,
  GateIcon,
  GlobalIcon,
  HistoryIcon,
  ImpersonateIcon,
  InfoIcon,
  LastIcon,
  LayersIcon,
  LegacyIcon,
  LicenseIcon,
  LockIcon,
  LogIcon,
  LogoutIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  OfflineIcon,
  OrderIcon,
  PlusIcon,
  ProjectIcon,
  QueuedIcon,
  RefreshIcon,
  ReleaseIcon,
  RelocatedIcon,
  RenewIcon,
  RunningIcon,
  SearchIcon,
  SessionIcon,
  SettingsIcon,
  ShareIcon,
  SidebarIcon,
  SimulationIcon,
  SortAscIcon,
  SortDescIcon,
  SortIcon,
  StarFullIcon,
  StarIcon,
  StopIcon,
  StoppedIcon,
  SuccessIcon,
  SunIcon,
  SupportIcon,
  TagIcon,
  TeamIcon,
  TrashIcon,
  TrialIcon,
  UndoIcon,
  UserIcon,
  UserPlusIcon,
  WarningIcon,
  WrapIcon,
} from "./icons/icons";
