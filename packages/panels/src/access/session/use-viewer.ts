import type { EndpointResponse } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import { type EndpointResult, useEndpoint } from "../../data/use-endpoint";

/** How often the viewer is refetched, in milliseconds. */
const viewerPollMs = 60_000;

/** The signed-in user. */
export function useViewer(): EndpointResult<EndpointResponse<typeof viewer.me>> {
  return useEndpoint(viewer.me, {}, { pollMs: viewerPollMs });
}
