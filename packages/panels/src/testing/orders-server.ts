import { type ClientOptions, createClient, type PortalClient } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { aCartRow } from "@gatehouse/story-kit/samples/cart-samples";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { findSubmitted } from "../areas/cart/cart.look-ups";
import { type Sender, sendOnce } from "../data/send-once";

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
export const page = (status: number, headers: Record<string, string> = {}) =>
  new Response("<h1>Proxy</h1>", { status, headers: { "Content-Type": "text/html", ...headers } });
export const never = () => new Promise<Response>(() => undefined);
export const broken = (): never => {
  throw new TypeError("Failed to fetch");
};
export const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.unreachable("it was done"),
    (failure: unknown) => failure,
  );

const row = (id: number) => aCartRow({ rows_ids: [id], count: 1, quantity: 1 });
const order = (guid: string) => ({ guid, created_at: "2026-11-02T09:00:00Z", status: "wq" });

/** A cart and its orders with Django's responses: bare lists, no idempotency keys, and an error for an empty cart. */
class OrdersServer {
  orderGuids = ["order-1"];
  rowIds = [7, 8];
  isSignedIn = true;
  readonly requests: string[] = [];
  response: (path: string, proceed: () => Response) => Response | Promise<Response> = (_path, proceed) => proceed();
  readonly paused: number[] = [];
  onPause: () => void = () => undefined;
  readonly unreadable: Error[] = [];
  readonly client = this.newClient();
  readonly queryClient = new QueryClient();

  newClient(): PortalClient {
    const options: ClientOptions = {
      product: { id: "example", name: "Example" },
      readCookie: () => "token",
      fetch: async (input, init) => {
        const path = String(input);
        this.requests.push(`${init?.method ?? "GET"} ${path.split("/").at(-2)}`);
        return this.response(path, () => this.serve(path, init?.method === "POST"));
      },
    };
    return createClient(options);
  }

  sender(): Sender {
    return {
      client: this.client,
      queryClient: this.queryClient,
      onUnreadable: (error) => void this.unreadable.push(error),
      pause: async (ms) => {
        this.paused.push(ms);
        this.onPause();
      },
    };
  }

  onWrite(write: (proceed: () => Response) => Response | Promise<Response>): void {
    this.response = (path, proceed) => (path.includes("submit-shopping-cart") ? write(proceed) : proceed());
  }

  /**
   * Performs the next write but loses its response. Reads fail until the returned function is called.
   * @returns a function that lets reads succeed again.
   */
  loseWriteAndReads(): () => void {
    let isCured = false;
    let isLost = false;
    this.response = (path, proceed) => {
      if (path.includes("submit-shopping-cart") && !isLost) {
        isLost = true;
        proceed();
        return broken();
      }
      return isLost && !isCured && !path.includes("submit") ? page(502) : proceed();
    };
    return () => {
      isCured = true;
    };
  }

  private serve(path: string, isWrite: boolean): Response {
    if (path.endsWith("/session")) return json({ status: this.isSignedIn ? 200 : 401 }, this.isSignedIn ? 200 : 401);
    if (!this.isSignedIn) return json({ detail: "Authentication credentials were not provided." }, 403);
    if (path.endsWith("/orders/")) return json(this.orderGuids.map(order));
    if (!isWrite) return json(this.rowIds.map(row));
    if (this.rowIds.length === 0) return json({ detail: "The shopping cart is empty." }, 400);
    this.orderGuids.push(`order-${this.orderGuids.length + 1}`);
    this.rowIds = [];
    return json({ guid: this.orderGuids.at(-1) }, 201);
  }
}

/** The server of the running test. */
export let server = new OrdersServer();

/** Gives each test of a file its own server, and restores real timers. */
export function setUpOrdersServer(): void {
  beforeEach(() => {
    server = new OrdersServer();
  });
  afterEach(() => void vi.useRealTimers());
}

/** Submits the cart of the running test. */
export const submit = (intent = "7,8") =>
  sendOnce(server.sender(), cart.submit, {}, { findDone: findSubmitted, intent });
