import { type Endpoint, productPath } from "@gatehouse/contract";
import { product } from "../portal/demo-database";

/**
 * How a write gets lost. `request`: it never arrives. `connection` and `page of a proxy`: only its response is lost.
 * `late behind a 502`: it arrives while the portal checks. `after the last look`: it arrives only on `heal`. `held` is
 * executed at once, and its response arrives on `heal`. `held, then lost`: likewise, but the connection breaks on
 * `breakOff`. `repeated`: the connection breaks after the request was executed, so the browser sends it again, and only
 * the response to the repeat arrives.
 */
export type Loss =
  | "held"
  | "held, then lost"
  | "connection"
  | "repeated"
  | "page of a proxy"
  | "late behind a 502"
  | "after the last look"
  | "request";

/** A network in front of a server without idempotency keys. It loses one request on demand. */
export interface LossyNetwork {
  /** The next request of the endpoint is lost, and this many of the following reads are refused. */
  readonly lose: (loss: Loss, reads?: { readonly readsToRefuse: number }) => void;
  /** Delivers the pending requests and stops refusing reads. */
  readonly heal: () => Promise<void>;
  /** Breaks the connection of the held request. */
  readonly breakOff: () => void;
  /** The number of lost requests of the endpoint. */
  readonly lost: number;
  /** The number of requests of the endpoint, lost or not. */
  readonly sent: number;
  /** How often the portal waited before it checked again. */
  readonly looks: number;
  /** Simulates passing time. A late request arrives during it. */
  readonly pause: () => Promise<void>;
  readonly through: (send: typeof fetch) => typeof fetch;
}

const isRead = ({ method, url }: Request) => method === "GET" || url.endsWith("/trial-grantable/");
const proxyPage = (status: number) =>
  new Response("<!doctype html><title>Proxy</title>", { status, headers: { "Content-Type": "text/html" } });

export function lossyNetwork(call: Endpoint): LossyNetwork {
  const path = new RegExp(`^${productPath(product, call.path).replace(/\{\w+\}/g, "[^/]+")}$`);
  const isCall = ({ method, url }: Request) => method === call.method && path.test(new URL(url).pathname);
  let next: Loss | undefined;
  let lost = 0;
  let sent = 0;
  let release = () => {};
  let refusals = 0;
  let isTroubled = false;
  let late: (() => Promise<unknown>) | undefined;
  let isLateForAll = false;
  let looks = 0;
  return {
    lose: (loss, { readsToRefuse } = { readsToRefuse: 0 }) => {
      next = loss;
      refusals = readsToRefuse;
    },
    heal: async () => {
      refusals = 0;
      release();
      await late?.();
      late = undefined;
    },
    breakOff: () => release(),
    get lost() {
      return lost;
    },
    get sent() {
      return sent;
    },
    get looks() {
      return looks;
    },
    pause: async () => {
      looks += 1;
      if (isLateForAll) return;
      await late?.();
      late = undefined;
    },
    through: (send) => async (input, init) => {
      const request = new Request(input, init);
      request.headers.delete("Idempotency-Key");
      if (isRead(request)) {
        if (!isTroubled || refusals === 0) return send(request);
        refusals -= 1;
        return Response.json({ detail: "Request was throttled." }, { status: 429 });
      }
      const loss = next;
      if (isCall(request)) sent += 1;
      if (loss === undefined || !isCall(request)) return send(request);
      next = undefined;
      lost += 1;
      if (loss === "held" || loss === "held, then lost") {
        const held = new Promise<void>((resolve) => (release = resolve));
        const response = await send(request);
        await held;
        if (loss === "held") return response;
      }
      if (loss === "repeated") {
        await send(request.clone());
        return send(request);
      }
      isTroubled = true;
      isLateForAll = loss === "after the last look";
      if (isLateForAll || loss === "late behind a 502") late = () => send(request);
      if (loss === "late behind a 502") return proxyPage(502);
      if (loss === "connection" || loss === "page of a proxy") await send(request);
      if (loss === "page of a proxy") return proxyPage(200);
      throw new TypeError("Failed to fetch");
    },
  };
}
