import { isPortalError } from "@gatehouse/contract";
import { lengthError, nameError, type Project, projectLimits, projects } from "@gatehouse/contract/projects";
import { Banner, Button, Loading, TextField } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { ChangedMeanwhileError } from "../../../data/changed-meanwhile-error";
import { endpointKey } from "../../../data/endpoint-key";
import { type Send, useAction } from "../../../data/use-action";
import { useForm } from "../../../forms/use-form";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { projectSettingsMessages, type ProjectSettingsTexts } from "../project-settings.messages";
import { findUpdated } from "../projects.look-ups";
import { projectsMessages } from "../projects.messages";
import type { WriteQueue } from "./use-write-queue";

export interface GeneralFormProps {
  readonly project: Project;
  readonly queue: WriteQueue;
}

interface GeneralValues {
  readonly name: string;
  readonly description: string;
}

const fields = ["name", "description"] as const;
type Field = (typeof fields)[number];

const valuesOf = ({ name, description }: Project): GeneralValues => ({ name, description: description ?? "" });

interface Edited {
  /** The saved values that the user has seen. */
  readonly base: GeneralValues;
  readonly typed: GeneralValues;
}

/**
 * The name and the description of a project. Newly loaded data replaces only fields that the user hasn't changed. If
 * somebody else changed the same field, the form warns before it saves.
 */
export function GeneralForm({ project, queue }: GeneralFormProps): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  const { client, emit, queryClient } = usePortal();
  const projectGuid = project.guid;
  const key = endpointKey(projects.get, { projectGuid });
  const known = valuesOf(project);
  const [saved, setSaved] = useState(known);
  const [sent, setSent] = useState<GeneralValues>();
  const [conflicts, setConflicts] = useState<readonly Field[]>([]);
  const save = useAction(
    (send: Send, { base, typed }: Edited) =>
      queue(async () => {
        const now = await client.call(projects.get, { projectGuid });
        queryClient.setQueryData(key, now);
        const theirs = valuesOf(now);
        const isTouched = (name: Field) => typed[name] !== base[name].trim();
        const isUnseen = (name: Field) => theirs[name] !== base[name] && theirs[name] !== typed[name];
        if (fields.some((name) => isTouched(name) && isUnseen(name))) throw new ChangedMeanwhileError();
        const valueOf = (name: Field) => (isTouched(name) ? typed : theirs)[name];
        const body = { name: valueOf("name"), description: valueOf("description") };
        return send(projects.update, { projectGuid, body }, { findDone: findUpdated });
      }),
    {
      success: texts.saved,
      failure: (error) => (error instanceof ChangedMeanwhileError ? undefined : texts.updateFailed),
      // A deleted project's page leads to the list.
      onFailure: (error) =>
        void (isPortalError(error, "not-found") && queryClient.invalidateQueries({ queryKey: key })),
      onSuccess: (updated) => {
        setConflicts([]);
        queryClient.setQueryData(key, updated);
        emit({ type: "project.updated", projectGuid });
      },
    },
  );
  const form = useForm<GeneralValues>({
    initial: known,
    check: (values) => checkValues(values, texts),
    action: save,
    onSubmit: ({ name, description }) => {
      if (!isChanged) return;
      const typed = { name: name.trim(), description: description.trim() };
      setSent(typed);
      save.run({ base: saved, typed });
    },
  });
  const { values } = form;
  // Update while rendering, so that no frame mixes old and new values.
  if (fields.some((name) => known[name] !== saved[name])) {
    const untouched = fields.filter((name) => values[name] === saved[name] || values[name].trim() === known[name]);
    const others = fields.filter((name) => known[name] !== saved[name] && known[name] !== sent?.[name]);
    setSaved(known);
    setConflicts([...conflicts, ...others].filter((name) => !untouched.includes(name)));
    form.set(Object.fromEntries(untouched.map((name) => [name, known[name]])));
  }
  const isChanged = fields.some((name) => values[name].trim() !== saved[name].trim());
  const { question } = useUnsavedGuard(isChanged);
  const labels = { name: texts.name, description: texts.projectDescription };
  const { projectGone } = useMessages(projectsMessages);
  const refusal = form.refusal && isPortalError(save.error, "not-found") ? projectGone(project.name) : form.refusal;
  const replaced = fields.filter((name) => conflicts.includes(name) && values[name].trim() !== saved[name].trim());
  return (
    <>
      <form {...form.props} aria-label={texts.general}>
        {replaced.length > 0 && (
          <Banner tone="warning" isEdge>
            {texts.changedMeanwhile(replaced.map((name) => labels[name]).join(", "))}
          </Banner>
        )}
        {refusal !== undefined && (
          <Banner tone="danger" isEdge>
            {refusal}
          </Banner>
        )}
        <Fields>
          <TextField label={texts.name} isRequired autoComplete="off" {...form.text("name")} />
          <TextField label={texts.projectDescription} multiline rows={4} {...form.text("description")} />
          <div>
            <Button
              variant="primary"
              type="submit"
              isPending={form.isPending}
              disabledReason={isChanged ? undefined : texts.nothingChanged}
            >
              {texts.save}
            </Button>
          </div>
        </Fields>
      </form>
      {question}
    </>
  );
}

/** A placeholder of the same size as the form. */
export function GeneralFormSkeleton(): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  return (
    <Loading>
      <Fields aria-hidden="true">
        <TextField label={texts.name} isDisabled />
        <TextField label={texts.projectDescription} multiline rows={4} isDisabled />
        <div>
          <Button variant="primary" isDisabled>
            {texts.save}
          </Button>
        </div>
      </Fields>
    </Loading>
  );
}

function checkValues({ name, description }: GeneralValues, texts: ProjectSettingsTexts) {
  const nameProblem = nameError(name, projectLimits.name);
  return {
    name:
      nameProblem === undefined
        ? undefined
        : nameProblem === "required"
          ? texts.projectNameRequired
          : texts.tooLong(projectLimits.name),
    description: lengthError(description, projectLimits.description) && texts.tooLong(projectLimits.description),
  };
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-4);
  max-width: 48em;
  padding: var(--gh-space-4);
`;
