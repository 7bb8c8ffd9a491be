import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { projectsMessages } from "../areas/projects";
import { useMessages } from "../portal/messages";

/** A project's name in a breadcrumb. Until it is known, it has the room of a usual name, so that the rest stays put. */
export function ProjectCrumb({ name }: { readonly name: string | undefined }): ReactNode {
  const texts = useMessages(projectsMessages);
  return name ?? <Place>{texts.project}</Place>;
}

const Place = styled.span`
  display: inline-block;
  min-width: 10em;
`;
