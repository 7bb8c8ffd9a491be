import { cart, cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import { Button, DataTable, Panel, PlusIcon, StateMessage, TableSkeleton } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { focusWrongField } from "../../../forms/focus-wrong-field";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { useFollowedCart } from "../cart-changes";
import { AddLicenseDialog, SubmitCartDialog } from "../cart.dialogs";
import { cartMessages } from "../cart.messages";
import { cartPollMs } from "../cart.polling";
import { cartColumns, cartHeaders } from "./cart-columns";
import type { QuantityEdits } from "./quantity-edits";
import { useQuantityEdits } from "./use-quantity-edits";

/** The licenses to buy and renew, editable in place, with buttons to add a license and to submit the order. */
export const CartPanel = memo(function CartPanel(): ReactNode {
  return (
    <PortalPanel name="CartPanel">
      <Cart />
    </PortalPanel>
  );
});

function Cart(): ReactNode {
  const texts = useMessages(cartMessages);
  const rows = useEndpoint(cart.list, {}, { pollMs: cartPollMs });
  const edits = useQuantityEdits();
  const [dialog, setDialog] = useState<"none" | "add" | "submit">("none");
  const addButton = useRef<HTMLElement>(null);
  const keepFocus = useCallback(() => addButton.current?.focus(), []);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setDialog("none");
  // Block submission while a field holds an invalid quantity; that row would silently be left out.
  const onSubmit = () => {
    if (!focusWrongField(place.current)) setDialog("submit");
  };
  useFollowedCart();
  // In a cart emptied meanwhile, the button that opened the dialog is gone, and the browser cannot focus it.
  const isSubmitting = dialog === "submit";
  useEffect(() => {
    const keepFocusIfEmpty = () => {
      if (place.current === null) keepFocus();
    };
    return isSubmitting ? keepFocusIfEmpty : undefined;
  }, [isSubmitting, keepFocus]);
  return (
    <Panel
      title={texts.panelTitle}
      isFlush
      actions={
        <Button ref={addButton} icon={<PlusIcon />} onPress={() => setDialog("add")}>
          {texts.addLicense}
        </Button>
      }
    >
      <Remote
        of={rows}
        failure={texts.failedList}
        skeleton={<TableSkeleton headers={cartHeaders(texts)} rows={3} />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.empty} text={texts.emptyText} />,
        }}
      >
        {(page) => (
          <div ref={place}>
            <Rows rows={page.results} edits={edits} onFocusLost={keepFocus} />
            <Foot rows={page.results} onSubmit={onSubmit} />
          </div>
        )}
      </Remote>
      {dialog === "add" && <AddLicenseDialog onClose={close} />}
      {dialog === "submit" && <SubmitCartDialog rows={rows.data?.results ?? []} edits={edits} onClose={close} />}
    </Panel>
  );
}

interface RowsProps {
  readonly rows: readonly CartRow[];
  readonly edits: QuantityEdits;
  readonly onFocusLost: () => void;
}

function Rows({ rows, edits, onFocusLost }: RowsProps): ReactNode {
  const texts = useMessages(cartMessages);
  const format = useFormat();
  const columns = useMemo(
    () =>
      cartColumns({
        texts,
        format,
        onFocusLost,
        onQuantityChange: (...change) => edits.change(...change),
        onQuantityInvalid: (row) => edits.giveUp(row),
        onRemove: (row) => edits.drop(row),
      }),
    [texts, format, onFocusLost, edits],
  );
  return <DataTable label={texts.title} rows={rows} columns={columns} rowKey={cartGroupKey} isUnpaged />;
}

function Foot({ rows, onSubmit }: { readonly rows: readonly CartRow[]; readonly onSubmit: () => void }): ReactNode {
  const texts = useMessages(cartMessages);
  return (
    <FootRow className="gh-cart-foot">
      <p>
        <span className="gh-strong">{texts.total(rows.reduce((sum, row) => sum + row.quantity, 0))}</span>{" "}
        <span className="gh-muted">{texts.totalHint}</span>
      </p>
      <Button variant="primary" onPress={onSubmit}>
        {texts.submit}
      </Button>
    </FootRow>
  );
}

const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gh-space-2) var(--gh-space-4);
  padding: var(--gh-space-3) var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-border);
  > p { flex: 1 1 20em; min-width: 0; }
`;
