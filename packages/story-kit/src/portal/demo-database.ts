import type { GroupCapabilities } from "@gatehouse/panels/provider";
import { createPortalServer, type FixedViewer, fixedViewer, openPglite, type PortalServer } from "@gatehouse/server";
import { createReplayWorker, type ReplayWorker } from "@gatehouse/server/demo";
import groupTable from "../../../../examples/groups.json";
import { keepCopy } from "./keep-copy";
import { findRecordedRun } from "./recorded-runs";
import { redrawInTab } from "./redraw-in-tab";
import { storyDay } from "./story-day";

/** How builds run in the tab: at the pace of their recordings, or at one that the story controls. */
export type Replay = "recorded" | { readonly wait: (ms: number) => Promise<void> };

export const product = { id: "example", name: "Example" };
/** The capabilities of the demo's groups, for server and panels. */
export const groups = groupTable as GroupCapabilities;

export interface OpenedPortal extends PortalServer {
  /** The account that is signed in. A story may switch to another. */
  readonly viewer: FixedViewer;
}

export interface ServeOptions {
  readonly replay?: Replay | undefined;
  readonly approvalsNeeded?: number | undefined;
}

export interface DemoDatabase {
  /** Runs SQL and returns the rows of the last statement. */
  readonly run: <Row>(sql: string) => Promise<readonly Row[]>;
  /** The whole portal in this tab, for one account. Null is signed out. */
  readonly serve: (email: string | null, options?: ServeOptions) => OpenedPortal;
}

/** A story's time with the database. Afterwards its requests get no response. */
interface Lease {
  isOver: boolean;
  readonly pending: Set<Promise<Response>>;
  worker?: ReplayWorker;
}

// Opening takes seconds and restoring milliseconds, so all stories of a tab take turns on one database.
let opened: ReturnType<typeof open> | undefined;
let lease: Lease | undefined;

/** Restores the original demo data for a story. Ends the previous story's use of it. */
export async function openDemo(): Promise<DemoDatabase> {
  const { db, pglite, restore } = await (opened ??= open());
  if (lease !== undefined) {
    lease.isOver = true;
    lease.worker?.close();
    await Promise.allSettled([...lease.pending, lease.worker?.idle()]);
  }
  await restore();
  const own: Lease = { isOver: false, pending: new Set() };
  lease = own;
  return {
    run: async <Row>(sql: string) => ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Row[],
    serve: (email, { replay, approvalsNeeded } = {}) => {
      const viewer = fixedViewer(email);
      const store = { db, clock: { now: () => storyDay } };
      if (replay !== undefined)
        own.worker = createReplayWorker({
          ...store,
          findRun: findRecordedRun,
          ...(replay === "recorded" ? {} : { wait: replay.wait }),
        });
      void own.worker?.wake();
      const server = createPortalServer({
        ...store,
        product,
        groups,
        auth: viewer,
        redrawPicture: redrawInTab,
        ...(approvalsNeeded !== undefined && { approvalsNeeded }),
        wakeWorker: async () => own.worker?.wake(),
      });
      return { ...server, viewer, fetch: (request) => within(own, () => server.fetch(request)) };
    },
  };
}

function within({ isOver, pending }: Lease, send: () => Promise<Response>): Promise<Response> {
  if (isOver) return new Promise(() => undefined);
  const response = send();
  pending.add(response);
  return response.finally(() => pending.delete(response));
}

async function open() {
  const response = await fetch("demo-snapshot.tar.gz");
  if (!response.ok)
    throw new Error("demo-snapshot.tar.gz is missing: Storybook is to be started with npm run storybook");
  const { db, pglite } = await openPglite({ loadDataDir: await response.blob() });
  return { db, pglite, restore: await keepCopy(pglite) };
}
