import { fn } from "storybook/test";
import { changingFault } from "../faults/changing-fault";
import { rewrittenResponses } from "../faults/rewritten-responses";
import type { PortalStory } from "./portal";
import { recordedNavigation } from "./recorded-navigation";
import { recordedRequests } from "./recorded-requests";

/** All that a story can observe or change in its portal: `parameters: { portal: { as: "…", ...watched.portal } }`. */
export function watchedPortal() {
  const onEvent = fn();
  const navigation = recordedNavigation();
  const requests = recordedRequests();
  const rewritten = rewrittenResponses();
  const fault = changingFault();
  const portal = {
    onEvent,
    navigation,
    through: (send) => rewritten.through(fault.through(requests.through(send))),
  } satisfies PortalStory;
  return {
    onEvent,
    navigation,
    requests,
    rewritten,
    fault,
    portal,
    /** Restores the initial state: `beforeEach: watched.reset`. */
    reset: () => {
      onEvent.mockClear();
      navigation.visits.length = 0;
      navigation.titles.length = 0;
      navigation.search.write("");
      navigation.hash.write("");
      requests.made.length = 0;
      rewritten.responses.clear();
      rewritten.files.clear();
      fault.now = undefined;
    },
  };
}
