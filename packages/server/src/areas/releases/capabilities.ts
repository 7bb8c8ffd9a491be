import { capabilitiesOf, type Capability } from "@gatehouse/contract/viewer";
import type { Viewer } from "../../db/context";
import type { ServerApp } from "../../http/server-app";

/** The capabilities of the viewer's groups. */
export function mayOf({ groups }: Pick<ServerApp, "groups">, viewer: Viewer): ReadonlySet<Capability> {
  return capabilitiesOf(
    viewer.groups.map((name) => ({ name })),
    groups,
  );
}
