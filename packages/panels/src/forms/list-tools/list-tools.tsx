import { viewer } from "@gatehouse/contract/viewer";
import { Button, LayersIcon, type TableView } from "@gatehouse/design";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { followKeptText, tellKeptText } from "../../data/kept-text";
import { useEndpoint } from "../../data/use-endpoint";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { keepList, type KeptList, keptListName, readKeptList } from "./kept-list";
import type { ListColumn } from "./list-column";
import { listToolsButtonMessages } from "./list-tools-button.messages";
import { ListToolsPlace } from "./list-tools-place";

const ListToolsDialog = lazyDialog("ListToolsDialog", () =>
  import("./list-tools-dialog").then((module) => module.ListToolsDialog),
);

export interface ListToolsProps {
  readonly id: string;
  /** The list's name. */
  readonly label: string;
  /** The columns that can be hidden. */
  readonly columns: readonly ListColumn[];
  /** Called with the choices for the table. Keep it stable between renders. */
  readonly onView: (view: TableView) => void;
}

/** The button for the choices of a list. They belong to the account, so a placeholder shows until it is loaded. */
export function ListTools(props: ListToolsProps): ReactNode {
  const { client } = usePortal();
  const { data: me } = useEndpoint(viewer.me);
  if (me === undefined) return <ListToolsPlace />;
  const name = keptListName(client.product.id, me.email, props.id);
  return <OwnListTools key={name} {...props} name={name} />;
}

function OwnListTools({ id, label, columns, onView, name }: ListToolsProps & { readonly name: string }): ReactNode {
  const texts = useMessages(listToolsButtonMessages);
  const [kept, setKept] = useState(() => readKeptList(name));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => followKeptText(name, () => setKept(readKeptList(name))), [name]);
  const view = useMemo<TableView>(
    () => ({
      isHidden: (columnId) => kept.hidden.includes(columnId),
      density: kept.density,
    }),
    [kept],
  );
  useLayoutEffect(() => onView(view), [onView, view]);
  // Choices that this browser can't keep.
  const unkept = useRef<KeptList>(undefined);
  const change = (update: (kept: KeptList) => KeptList) => {
    const next = update(unkept.current ?? readKeptList(name));
    const isKept = keepList(name, next);
    unkept.current = isKept ? undefined : next;
    // Undo may change the list after it was shown again, by another component.
    if (isKept) tellKeptText(name);
    else setKept(next);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        collapse
        icon={<LayersIcon />}
        aria-label={texts.openOf(label)}
        onPress={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <ListToolsDialog id={id} columns={columns} kept={kept} onChange={change} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
