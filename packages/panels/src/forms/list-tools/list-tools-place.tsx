import { Button, LayersIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { listToolsButtonMessages } from "./list-tools-button.messages";

/** Reserves the space of the button until it can be pressed, so that nothing moves. */
export function ListToolsPlace(): ReactNode {
  const texts = useMessages(listToolsButtonMessages);
  return (
    <Place>
      <Button size="sm" variant="quiet" collapse icon={<LayersIcon />}>
        {texts.open}
      </Button>
    </Place>
  );
}

const Place = styled.span`
  display: inline-flex;
  visibility: hidden;
`;
