import { Button } from "@gatehouse/design";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { pagesMessages } from "./pages.messages";

/** Any other path, and pages that the viewer may not see. */
export const NotFoundPage = /* @__PURE__ */ guarded("NotFoundPage", function NotFoundPage(): ReactNode {
  const texts = useMessages(pagesMessages);
  const home = useScreenLink("dashboard");
  return (
    <Page title={texts.notFoundTitle}>
      <Body>
        <p>{texts.notFoundText}</p>
        <Button variant="primary" {...home}>
          {texts.backToHome}
        </Button>
      </Body>
    </Page>
  );
});

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--gh-space-4);
`;
