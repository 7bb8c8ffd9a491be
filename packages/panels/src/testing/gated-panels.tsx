import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { AnotherPortal, type PortalStory } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { JSX } from "react";
import { screen } from "storybook/test";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";

export const requests = recordedRequests();
export const rewritten = rewrittenResponses();
export const navigation = recordedNavigation();

/** Two panels of a page, behind one gate. */
export function GatedPanels({ story }: { readonly story?: PortalStory }): JSX.Element {
  return (
    <AnotherPortal
      story={{ navigation, timeoutMs: 30_000, through: (send) => requests.through(rewritten.through(send)), ...story }}
    >
      <LicenseStatusPanel />
      <LicensesPanel />
    </AnotherPortal>
  );
}

/** Clears the traces of earlier stories. */
export function forgetGate(): void {
  requests.made.length = 0;
  navigation.visits.length = 0;
  rewritten.responses.clear();
}

export const confirmCards = () => screen.findAllByText("Confirm your profile to continue");
