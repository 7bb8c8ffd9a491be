import { NativeSelect } from "../controls/native-select";
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from "../icons/icons";
import { useDesignMessages } from "../root/messages-context";
import { pagerWindow } from "./pager-window";

export interface TablePagerProps {
  /** The table's name. */
  label: string;
  page: number;
  pageCount: number;
  pageSize: number;
  total: number;
  /** Page sizes to choose from. Without them, the size is fixed. */
  sizes?: readonly number[];
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** Shows the visible rows and the page size, and pages through the others. */
export function TablePager({
  label: tableLabel,
  page,
  pageCount,
  pageSize,
  total,
  sizes,
  onPage,
  onPageSize,
}: TablePagerProps) {
  const messages = useDesignMessages();
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const turns = [
    { label: messages.first, icon: <FirstIcon />, to: 1, isOff: page <= 1 },
    { label: messages.previous, icon: <ChevronLeftIcon />, to: page - 1, isOff: page <= 1 },
    { label: messages.next, icon: <ChevronRightIcon />, to: page + 1, isOff: page >= pageCount },
    { label: messages.last, icon: <LastIcon />, to: pageCount, isOff: page >= pageCount },
  ];
  const turn = ({ label, icon, to, isOff }: (typeof turns)[number]) => (
    <button
      key={label}
      type="button"
      className="gh-page"
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      onClick={() => !isOff && onPage(to)}
    >
      {icon}
    </button>
  );
  return (
    <div className="gh-table-foot">
      <span aria-live="polite">{messages.range(first, Math.min(page * pageSize, total), total)}</span>
      {sizes && (
        <div className="gh-page-size">
          <NativeSelect
            label={messages.rowsPerPage}
            size="sm"
            value={String(pageSize)}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(value) => onPageSize(Number(value))}
          />
        </div>
      )}
      <nav className="gh-pager" aria-label={messages.pages(tableLabel)}>
        {turns.slice(0, 2).map(turn)}
        {pagerWindow(page, pageCount).map((number) => (
          <button
            key={number}
            type="button"
            className="gh-page"
            aria-label={messages.page(number)}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        {turns.slice(2).map(turn)}
      </nav>
    </div>
  );
}
