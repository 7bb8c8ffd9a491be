/** How a write gets lost: its response on the way back, behind a proxy that gave up early, or the request itself. */
export type Loss = "connection" | "page of a proxy" | "late behind a 502" | "request";

/** A network before a server that knows no idempotency keys. It loses one write when told to. */
export interface LossyNetwork {
  /** The next write is lost; of the reads after it, so many are refused. */
  readonly lose: (loss: Loss, reads?: { readonly readsToRefuse: number }) => void;
  readonly heal: () => void;
  /** How often the portal has waited to look again. */
  readonly looks: number;
  /** Stands for time that passes: a late request arrives meanwhile. */
  readonly pause: () => Promise<void>;
  readonly through: (send: typeof fetch) => typeof fetch;
}

const isRead = ({ method, url }: Request) => method === "GET" || url.endsWith("/trial-grantable/");
const proxyPage = (status: number) => new Response("<!doctype html><title>Proxy</title>", { status, headers: { "Content-Type": "text/html" } });

export function lossyNetwork(): LossyNetwork {
  let next: Loss | undefined;
  let refusals = 0;
  let isTroubled = false;
  let late: (() => Promise<unknown>) | undefined;
  let looks = 0;
  return {
    lose: (loss, { readsToRefuse } = { readsToRefuse: 0 }) => {
      next = loss;
      refusals = readsToRefuse;
    },
    heal: () => {
      refusals = 0;
    },
    get looks() {
      return looks;
    },
    pause: async () => {
      looks += 1;
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
      if (loss === undefined) return send(request);
      next = undefined;
      isTroubled = true;
      if (loss === "late behind a 502") {
        late = () => send(request);
        return proxyPage(502);
      }
      if (loss !== "request") await send(request);
      if (loss === "page of a proxy") return proxyPage(200);
      throw new TypeError("Failed to fetch");
    },
  };
}
