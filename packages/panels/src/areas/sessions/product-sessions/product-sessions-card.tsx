import { type ProductSession, sessions } from "@gatehouse/contract/sessions";
import { Button, Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { type ReactNode, useMemo, useState } from "react";
import { batchOf } from "../../../data/batch-of";
import { Remote } from "../../../data/remote";
import { useAction } from "../../../data/use-action";
import { useEndpoint } from "../../../data/use-endpoint";
import { useTableState } from "../../../navigation/use-table-state";
import { tableDefaults } from "../../../navigation/written-table-state";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { EndSessionsDialog } from "../sessions.dialogs";
import { findProductEnded } from "../sessions.look-ups";
import { sessionsMessages } from "../sessions.messages";
import { sessionsPollMs } from "../sessions.polling";
import { instanceText, productHeaders, ProductSessionsTable } from "./product-sessions-table";

const table = tableDefaults({ pageSize: 10 });
const noRows: readonly ProductSession[] = [];

type Asked =
  | { readonly kind: "one"; readonly session: ProductSession }
  | { readonly kind: "all"; readonly sessions: readonly ProductSession[] };

const toInput = ({ id }: ProductSession) => ({ sessionId: String(id) });
const endEach = batchOf(sessions.endProduct, { findDone: findProductEnded });

/** The product's instances on which the account is signed in. Users can sign them out. */
export function ProductSessionsCard(): ReactNode {
  const texts = useMessages(sessionsMessages);
  const product = usePortal().client.product.name;
  const query = useEndpoint(sessions.listProduct, {}, { pollMs: sessionsPollMs });
  const rows = query.data?.results ?? noRows;
  const [state, setState] = useTableState("product-sessions", table);
  const [asked, setAsked] = useState<Asked>();
  const [place, rowGoes] = useKeptFocus(query.data);
  const settle = () => {
    rowGoes();
    setAsked(undefined);
  };
  const endOne = useAction(sessions.endProduct, {
    success: texts.endedOne,
    failure: texts.failedEndOne,
    findDone: findProductEnded,
    onSettled: settle,
  });
  const endAll = useAction(endEach, {
    success: texts.endedAll(product),
    failure: texts.failedEndAll(product),
    onSettled: settle,
  });
  const onSignOut = useMemo(() => (session: ProductSession) => setAsked({ kind: "one", session }), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Panel
        title={texts.productTitle(product)}
        count={query.data?.count}
        isFlush
        actions={
          rows.length > 0 ? (
            <Button size="sm" variant="danger" onPress={() => setAsked({ kind: "all", sessions: rows })}>
              {texts.signOutAll}
            </Button>
          ) : undefined
        }
      >
        <Remote
          of={query}
          failure={texts.failedProduct(product)}
          skeleton={<TableSkeleton headers={productHeaders(texts)} rows={3} hasPager />}
          empty={{
            when: ({ results }) => results.length === 0,
            show: (
              <StateMessage kind="empty" title={texts.emptyProduct(product)} text={texts.emptyProductText(product)} />
            ),
          }}
        >
          {() => (
            <ProductSessionsTable
              rows={rows}
              state={state}
              onStateChange={setState}
              product={product}
              onSignOut={onSignOut}
            />
          )}
        </Remote>
      </Panel>
      {asked !== undefined && (
        <EndSessionsDialog
          title={asked.kind === "one" ? texts.endProductTitle(product) : texts.endAllTitle(product)}
          text={
            asked.kind === "one"
              ? texts.endProductText(instanceText(asked.session, texts), product)
              : texts.endAllText(asked.sessions.length, product)
          }
          isPending={endOne.isPending || endAll.isPending}
          onConfirm={() =>
            asked.kind === "one" ? endOne.run(toInput(asked.session)) : endAll.run(asked.sessions.map(toInput))
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
