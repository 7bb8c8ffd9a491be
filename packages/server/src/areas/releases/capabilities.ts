import { capabilitiesOf, type Capability } from "@gatehouse/contract/viewer";
import type { Viewer } from "../../db/context";
import type { ServerApp } from "../../http/server-app";

/** What the viewer's groups allow. */
export function mayOf({ groups }: Pick<ServerApp, "groups">, viewer: Viewer): ReadonlySet<Capability> {
  return capabilitiesOf(
    viewer.groups.map((name) => ({ name })),
    groups,
  );
}
