import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId, useState } from "react";
import { useUndoStep } from "../../data/use-undo-step";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { useKeptFocus } from "../../portal/use-kept-focus";
import { mostViews, type SavedView } from "./kept-list";
import { listToolsMessages } from "./list-tools.messages";
import { SavedViewRow } from "./saved-view-row";
import { useListSearch } from "./use-list-search";
import { ViewName } from "./view-name";
import { withViewBack } from "./view-names";
import { searchWith, viewOf } from "./view-search";

type Views = readonly SavedView[];

export interface SavedViewsProps {
  readonly listId: string;
  readonly views: Views;
  /** Also called by Undo, when the dialog may be closed. */
  readonly onChange: (change: (views: Views) => Views) => void;
  /** Called after the user opens a view. */
  readonly onOpened: () => void;
}

/** The saved views of a list: open, rename or delete one, or save the current state. */
export function SavedViews({ listId, views, onChange, onOpened }: SavedViewsProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const { notify } = usePortal();
  const undoStep = useUndoStep();
  const search = useListSearch();
  const titleId = useId();
  const [saves, setSaves] = useState(0);
  const [place, controlGoes] = useKeptFocus(views);
  const open = (view: SavedView) => {
    search.write(searchWith(search.read(), listId, view.search));
    onOpened();
  };
  const change = (next: (views: Views) => Views) => {
    controlGoes();
    onChange(next);
  };
  const save = (next: (views: Views, search: string) => Views) => {
    setSaves(saves + 1);
    change((now) => next(now, viewOf(search.read(), listId)));
  };
  const putBack = (view: SavedView, index: number) =>
    onChange((now) => {
      const restored = withViewBack(now, view, index);
      if (restored === undefined) notify({ tone: "danger", text: texts.notPutBack(view.name) });
      return restored ?? now;
    });
  const remove = (view: SavedView, index: number) => {
    change((now) => now.filter(({ name }) => name !== view.name));
    const undo = undoStep(texts.undo, async () => putBack(view, index), texts.notPutBack(view.name));
    notify({ tone: "success", text: texts.deleted(view.name), action: undo });
  };
  return (
    <Frame ref={place} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <div>
        <span id={titleId} className="gh-label">
          {texts.views}
        </span>
        <p className="gh-small gh-muted">
          {views.length === 0 ? `${texts.noViews}. ${texts.viewsHint}` : texts.viewsHint}
        </p>
      </div>
      {views.length > 0 && (
        <ul className="gh-saved-views">
          {views.map((view, index) => (
            <li key={view.name}>
              <SavedViewRow
                view={view}
                others={views.filter((other) => other !== view)}
                onOpen={() => open(view)}
                onRename={(name) =>
                  change((now) => now.map((other) => (other.name === view.name ? { ...other, name } : other)))
                }
                onDelete={() => remove(view, index)}
              />
            </li>
          ))}
        </ul>
      )}
      {views.length < mostViews ? (
        <ViewName
          key={saves}
          initial=""
          taken={views}
          submitLabel={texts.save}
          onSubmit={(name) => save((now, current) => [...now, { name, search: current }])}
          onReplace={({ name }) => {
            save((now, current) => now.map((other) => (other.name === name ? { name, search: current } : other)));
            notify({ tone: "success", text: texts.replaced(name) });
          }}
        />
      ) : (
        <p className="gh-small gh-muted">{texts.tooMany(mostViews)}</p>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--gh-space-2);
  .gh-saved-views { display: grid; gap: var(--gh-space-1); max-height: 14em; overflow-y: auto; }
  .gh-saved-views li { display: flex; align-items: center; gap: var(--gh-space-1); min-width: 0; }
  .gh-saved-views li > .gh-button:first-child { flex: 1 1 auto; justify-content: flex-start; min-width: 0; overflow-wrap: anywhere; }
  .gh-view-name { display: flex; flex-wrap: wrap; align-items: end; gap: var(--gh-space-2); flex: 1 1 auto; min-width: 0; }
  .gh-view-name .gh-field { flex: 1 1 12em; }
  /* With an error below the field, the buttons stay beside the input, below the height of its label. */
  form:has(.gh-error) { align-items: start; }
  form:has(.gh-error) > .gh-button { margin-top: calc(var(--gh-leading) * var(--gh-type-sm) + var(--gh-space-1)); }
`;
