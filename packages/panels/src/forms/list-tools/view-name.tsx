import { Button, TextField, useEscape } from "@gatehouse/design";
import { type ReactNode, useRef } from "react";
import { useMessages } from "../../portal/messages";
import { useForm } from "../use-form";
import type { SavedView } from "./kept-list";
import { listToolsMessages } from "./list-tools.messages";
import { longestViewName, viewNamed } from "./view-names";

export interface ViewNameProps {
  readonly initial: string;
  /** The views whose names are taken. */
  readonly taken: readonly SavedView[];
  readonly submitLabel: string;
  readonly onSubmit: (name: string) => void;
  /** Offered for a view whose name is taken. */
  readonly onReplace?: (view: SavedView) => void;
  /** Also called on Escape, which then doesn't close the dialog. */
  readonly onCancel?: () => void;
}

const nothingToSend = { isPending: false, error: null };

/** The form for the name of a view. */
export function ViewName({ initial, taken, submitLabel, onSubmit, onReplace, onCancel }: ViewNameProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const place = useRef<HTMLDivElement>(null);
  useEscape(place, onCancel && (() => onCancel()));
  const problem = (name: string) => {
    if (name === "") return texts.nameRequired;
    if (name.length > longestViewName) return texts.nameTooLong(longestViewName);
    return viewNamed(taken, name) && texts.nameTaken;
  };
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => ({ name: problem(name.trim()) }),
    action: nothingToSend,
    onSubmit: ({ name }) => onSubmit(name.trim()),
  });
  const replaced = form.error("name") === texts.nameTaken ? viewNamed(taken, form.values.name.trim()) : undefined;
  return (
    <div ref={place} className="gh-view-name">
      <form {...form.props} className="gh-view-name">
        <TextField label={texts.name} autoFocus={onCancel !== undefined} {...form.text("name")} />
        <Button type="submit">{submitLabel}</Button>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </form>
      {onReplace && replaced && <Button onPress={() => onReplace(replaced)}>{texts.replace(replaced.name)}</Button>}
    </div>
  );
}
