import { type Project, shortSha } from "@gatehouse/contract/projects";
import { Identifier, type TableColumn } from "@gatehouse/design";
import type { ReactNode } from "react";
import { Anchor, type ScreenLinks } from "../../navigation/screen-link";
import type { Format } from "../../portal/format";
import { CommitMessage } from "./commit-message";
import type { ProjectsTexts } from "./projects.messages";

export interface ProjectColumnsOptions {
  readonly texts: ProjectsTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
}

type Column = TableColumn<Project>;

/** @param note - replaces the name of a project that can't be opened. Undefined links the name to the project. */
export function nameColumn(
  { texts, links }: ProjectColumnsOptions,
  note: (project: Project) => ReactNode = () => undefined,
): Column {
  return {
    id: "name",
    header: texts.columnName,
    lead: true,
    cell: (project) => {
      const said = note(project);
      if (said !== undefined) return said;
      return <Anchor link={links("project", { projectGuid: project.guid })}>{project.name}</Anchor>;
    },
    sortValue: ({ name }) => name,
    searchText: ({ name, description }) => `${name} ${description ?? ""}`,
  };
}

export function boardColumn({ texts }: ProjectColumnsOptions): Column {
  return {
    id: "board",
    header: texts.columnBoard,
    isNoWrap: true,
    isWide: true,
    cell: ({ product }) => product?.name,
    csv: ({ product }) => product?.name,
  };
}

export interface ShaColumnOptions {
  readonly header: string;
  /** Characters of the sha. */
  readonly length?: number;
  /** Whether the commit can be opened. */
  readonly isLinked?: (project: Project) => boolean;
}

export function shaColumn(
  { links }: ProjectColumnsOptions,
  { header, length, isLinked = () => true }: ShaColumnOptions,
): Column {
  return {
    id: "commit",
    header,
    csv: ({ latest_version: commit }) => commit?.version_sha1,
    cell: (project) => {
      const { guid: projectGuid, latest_version: commit } = project;
      if (commit == null) return undefined;
      const target = { projectGuid, commitSha: commit.version_sha1 };
      return (
        <Identifier {...(isLinked(project) ? links("commit", target) : {})} copyValue={commit.version_sha1}>
          {shortSha(commit.version_sha1, length)}
        </Identifier>
      );
    },
  };
}

export function messageColumn({ texts }: ProjectColumnsOptions): Column {
  return {
    id: "message",
    header: texts.columnMessage,
    cell: ({ latest_version: commit }) => commit?.message && <CommitMessage message={commit.message} />,
    csv: ({ latest_version: commit }) => commit?.message,
  };
}

export function updatedColumn({ texts, format }: ProjectColumnsOptions): Column {
  return {
    id: "updated",
    header: texts.columnUpdated,
    isNoWrap: true,
    cell: ({ updated_on }) => format.showTime(updated_on),
    sortValue: ({ updated_on }) => updated_on,
  };
}
