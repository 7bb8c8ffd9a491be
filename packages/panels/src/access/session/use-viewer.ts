import type { EndpointAnswer } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import { type EndpointQuery, useEndpoint } from "../../data/use-endpoint";

/** The viewer is asked again this often (spec part 1 §9). */
const viewerPollMs = 60_000;

/** The signed-in user. */
export function useViewer(): EndpointQuery<EndpointAnswer<typeof viewer.me>> {
  return useEndpoint(viewer.me, {}, { pollMs: viewerPollMs });
}
