import { lengthError, nameError, type Project, projectLimits, projects } from "@gatehouse/contract/projects";
import { Banner, Button, Loading, TextField } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { endpointKey } from "../../../data/endpoint-key";
import { useAction } from "../../../data/use-action";
import { useForm } from "../../../forms/use-form";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { projectSettingsMessages, type ProjectSettingsTexts } from "../project-settings.messages";
import { findUpdated } from "../projects.look-ups";
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

/** The name and the description of a project. What arrives meanwhile changes only what the user has not touched. */
export function GeneralForm({ project, queue }: GeneralFormProps): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  const { emit, queryClient } = usePortal();
  const projectGuid = project.guid;
  const known: GeneralValues = { name: project.name, description: project.description ?? "" };
  const [saved, setSaved] = useState(known);
  const save = useAction(
    (send, body: GeneralValues) => queue(() => send(projects.update, { projectGuid, body }, { findDone: findUpdated })),
    {
      success: texts.saved,
      failure: texts.updateFailed,
      onSuccess: (updated) => {
        queryClient.setQueryData(endpointKey(projects.get, { projectGuid }), updated);
        emit({ type: "project.updated", projectGuid });
      },
    },
  );
  const form = useForm<GeneralValues>({
    initial: known,
    check: (values) => checkValues(values, texts),
    action: save,
    onSubmit: ({ name, description }) => {
      if (isChanged) save.run({ name: name.trim(), description: description.trim() });
    },
  });
  const { values } = form;
  // While rendering, so that no frame shows the old with the new.
  if (fields.some((name) => known[name] !== saved[name])) {
    const untouched = fields.filter((name) => values[name] === saved[name] || values[name].trim() === known[name]);
    setSaved(known);
    form.set(Object.fromEntries(untouched.map((name) => [name, known[name]])));
  }
  const isChanged = fields.some((name) => values[name].trim() !== saved[name].trim());
  const { question } = useUnsavedGuard(isChanged);
  return (
    <>
      <form {...form.props} aria-label={texts.general}>
        {form.refusal !== undefined && (
          <Banner tone="danger" isEdge>
            {form.refusal}
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

/** The form not known yet, in its size. */
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
