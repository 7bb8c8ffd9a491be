export { Avatar, type AvatarProps } from "./controls/avatar";
export { Badge, type BadgeProps } from "./controls/badge";
export { Banner, type BannerProps } from "./controls/banner";
export { Breadcrumb, type Crumb } from "./controls/breadcrumb";
export { Button, type ButtonProps, type ButtonVariant } from "./controls/button";
export { Checkbox, type CheckboxProps } from "./controls/checkbox";
export { CheckboxGroup, type CheckboxGroupProps } from "./controls/checkbox-group";
export { CopyButton, type CopyButtonProps } from "./controls/copy-button";
export { type Detail, Details, DetailsSkeleton } from "./controls/details";
export { Disclosure, type DisclosureProps } from "./controls/disclosure";
export { FileField, type FileFieldProps } from "./controls/file-field";
export { IdentifiedText, type IdentifiedTextProps } from "./controls/identified-text";
export { Identifier, type IdentifierProps } from "./controls/identifier";
export {
  ProgressLane,
  type ProgressLaneCell,
  type ProgressLaneProps,
  type ProgressLaneState,
} from "./controls/progress-lane";
export { MenuButton, type MenuButtonProps } from "./overlays/menu-button";
export { type MenuAction, type MenuItem } from "./overlays/menu-item";
export { NativeSelect, type NativeSelectOption, type NativeSelectProps } from "./controls/native-select";
export { OnOff, type OnOffProps } from "./controls/on-off";
export { PageGrid, PageGridItem, type PageGridItemProps } from "./controls/page-grid";
export { Panel, type PanelProps } from "./controls/panel";
export { Progress, ProgressCell, type ProgressCellProps, type ProgressProps } from "./controls/progress";
export { Seats, type SeatsProps } from "./controls/seats";
export { Loading, type LoadingProps, Skeleton, SkeletonLines, type SkeletonLinesProps } from "./controls/skeleton";
export { StateMessage, type StateMessageProps } from "./controls/state-message";
export { Status, type StatusProps } from "./controls/status";
export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from "./controls/tabs";
export { TextField, type TextFieldProps } from "./controls/text-field";
export { Timeline, type TimelineEvent } from "./controls/timeline";
export { createToastQueue, type Toast, type ToastContent, type ToastQueue } from "./overlays/toast-queue";
export { ToastRegion } from "./overlays/toast-region";
export { type Tone } from "./controls/tone";
export { ToneIcon } from "./controls/tone-icon";
export { Tooltip, type TooltipProps } from "./controls/tooltip";
export { VisuallyHidden } from "./controls/visually-hidden";
export { CommentIcon, FilterIcon, LicenseIcon, RenewIcon, SupportIcon } from "./icons/action-icons";
export { type IconComponent, type IconProps, type IconTone } from "./icons/create-icon";
export { fullWindow } from "./root/full-window";
export { createDialogStack, type DialogStack } from "./root/dialog-stack";
export { type DesignMessages, englishDesignMessages } from "./root/design-messages";
export { GatehouseRoot, type GatehouseRootProps, type Tokens } from "./root/gatehouse-root";
export { type LazyModule, lazyModule, useLazyModule } from "./root/lazy-module";
export { type Theme } from "./root/host-theme";
export { useDesignMessages } from "./root/messages-context";
export { NotLoadedContext, type ReportNotLoaded, useNotLoaded } from "./root/not-loaded";
export { readLocale } from "./root/read-locale";
export { areStylesBlocked, isInNoDocument } from "./root/styles-blocked";
export { useEscape } from "./root/use-escape";
export { waitForSkeletons } from "./root/wait-for-skeletons";
export { windowBox } from "./root/window-box";
export { type ControlledTable, DataTable } from "./table/data-table";
export { type DataTableProps, type ServerPage } from "./table/data-table-props";
export { BulkBar, type BulkBarProps } from "./table/bulk-bar";
export { findRows } from "./table/use-row-model";
export { exportCsv } from "./table/export-csv";
export { sendTypedSearches } from "./table/typed-searches";
export { type SortValue, type TableColumn } from "./table/table-column";
export { selectColumn, type SelectColumnOptions } from "./table/select-column";
export { type TableView } from "./table/table-view";
export { noSelection, type TableSelection } from "./table/table-selection";
export { TableSkeleton, type TableSkeletonProps } from "./table/table-skeleton";
export { pageSizes, type SortDirection, type TableState } from "./table/table-state";
export { type AnsiColor, ansiColor } from "./tokens/ansi-color";
export { chartColor } from "./tokens/chart-color";
export { layers } from "./tokens/layers";
export {
  BellIcon,
  BuildIcon,
  CommitIcon,
  ForkIcon,
  QueuedIcon,
  SimulationIcon,
  StopIcon,
  StoppedIcon,
  TagIcon,
} from "./icons/build-icons";
export { ChartIcon, CompareIcon, SwapIcon, TableIcon } from "./icons/chart-icons";
export { ImageIcon, UploadIcon } from "./icons/file-icons";
export {
  FollowIcon,
  FullScreenIcon,
  LogIcon,
  MatchCaseIcon,
  ReadingIcon,
  RegularExpressionIcon,
  WholeWordIcon,
  WrapIcon,
} from "./icons/log-icons";
export {
  AdminIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CouponIcon,
  DangerIcon,
  DashboardIcon,
  DematerializedIcon,
  DongleIcon,
  DownloadIcon,
  ExternalIcon,
  EyeIcon,
  FirstIcon,
  GateIcon,
  GlobalIcon,
  ImpersonateIcon,
  InfoIcon,
  LastIcon,
  LayersIcon,
  LogoutIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  OfflineIcon,
  OrderIcon,
  PlusIcon,
  ProjectIcon,
  RefreshIcon,
  ReleaseIcon,
  RelocatedIcon,
  RunningIcon,
  SearchIcon,
  SessionIcon,
  SettingsIcon,
  SidebarIcon,
  SortIcon,
  SuccessIcon,
  SunIcon,
  TeamIcon,
  TrialIcon,
  UndoIcon,
  UserIcon,
  WarningIcon,
} from "./icons/icons";
export {
  AttachIcon,
  CalendarIcon,
  ChevronUpIcon,
  EditIcon,
  FileIcon,
  HistoryIcon,
  LegacyIcon,
  LockIcon,
  ShareIcon,
  SortAscIcon,
  SortDescIcon,
  StarFullIcon,
  StarIcon,
  TrashIcon,
  UserPlusIcon,
} from "./icons/page-icons";
