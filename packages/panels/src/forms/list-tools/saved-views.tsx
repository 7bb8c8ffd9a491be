import { Button, EditIcon, TextField, TrashIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../portal/messages";
import { useKeptFocus } from "../../portal/use-kept-focus";
import { useForm } from "../use-form";
import { mostViews, type SavedView } from "./kept-list";
import { listToolsMessages } from "./list-tools.messages";
import { useListSearch } from "./use-list-search";
import { searchWith, viewOf } from "./view-search";

export interface SavedViewsProps {
  readonly listId: string;
  readonly views: readonly SavedView[];
  readonly onChange: (views: readonly SavedView[]) => void;
  /** Called after the user opens a view. */
  readonly onOpened: () => void;
}

/** The saved views of a list: open, rename or delete one, or save the current state. */
export function SavedViews({ listId, views, onChange, onOpened }: SavedViewsProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const search = useListSearch();
  const titleId = useId();
  const [renamed, setRenamed] = useState<string>();
  const [place, controlGoes] = useKeptFocus(views);
  const open = (view: SavedView) => {
    search.write(searchWith(search.read(), listId, view.search));
    onOpened();
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
          {views.map((view) => (
            <li key={view.name}>
              {renamed === view.name ? (
                <ViewName
                  initial={view.name}
                  taken={views.filter((other) => other !== view)}
                  submitLabel={texts.saveName}
                  onCancel={() => setRenamed(undefined)}
                  onSubmit={(name) => {
                    controlGoes();
                    setRenamed(undefined);
                    onChange(views.map((other) => (other === view ? { ...view, name } : other)));
                  }}
                />
              ) : (
                <>
                  <Button variant="quiet" aria-label={texts.openView(view.name)} onPress={() => open(view)}>
                    {view.name}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    iconOnly
                    icon={<EditIcon />}
                    aria-label={texts.rename(view.name)}
                    onPress={() => setRenamed(view.name)}
                  />
                  <Button
                    size="sm"
                    variant="quiet"
                    iconOnly
                    icon={<TrashIcon />}
                    aria-label={texts.delete(view.name)}
                    onPress={() => {
                      controlGoes();
                      onChange(views.filter((other) => other !== view));
                    }}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {views.length < mostViews ? (
        <ViewName
          key={views.length}
          initial=""
          taken={views}
          submitLabel={texts.save}
          onSubmit={(name) => {
            controlGoes();
            onChange([...views, { name, search: viewOf(search.read(), listId) }]);
          }}
        />
      ) : (
        <p className="gh-small gh-muted">{texts.tooMany(mostViews)}</p>
      )}
    </Frame>
  );
}

interface ViewNameProps {
  readonly initial: string;
  readonly taken: readonly SavedView[];
  readonly submitLabel: string;
  readonly onSubmit: (name: string) => void;
  readonly onCancel?: () => void;
}

/** A name as people read it: without hidden characters, other kinds of spaces, and case. */
const readAs = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

const nothingToSend = { isPending: false, error: null };

function ViewName({ initial, taken, submitLabel, onSubmit, onCancel }: ViewNameProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const isTaken = (name: string) => taken.some((view) => readAs(view.name) === readAs(name));
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => ({
      name: name.trim() === "" ? texts.nameRequired : isTaken(name.trim()) ? texts.nameTaken : undefined,
    }),
    action: nothingToSend,
    onSubmit: ({ name }) => onSubmit(name.trim()),
  });
  return (
    <form {...form.props} className="gh-view-name">
      <TextField label={texts.name} {...form.text("name")} />
      <Button type="submit">{submitLabel}</Button>
      {onCancel && (
        <Button variant="quiet" onPress={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </form>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--gh-space-2);
  .gh-saved-views { display: grid; gap: var(--gh-space-1); max-height: 14em; overflow-y: auto; }
  .gh-saved-views li { display: flex; align-items: center; gap: var(--gh-space-1); min-width: 0; }
  .gh-saved-views li > .gh-button:first-child { flex: 1 1 auto; justify-content: flex-start; min-width: 0; overflow-wrap: anywhere; }
  .gh-view-name { display: flex; flex-wrap: wrap; align-items: end; gap: var(--gh-space-2); flex: 1 1 auto; }
  .gh-view-name > .gh-field { flex: 1 1 12em; }
`;
