/** The requests sent, in order, such as `POST /api/webapp/v1/redeem-coupon/`, and the number of pending ones. */
export interface RecordedRequests {
  readonly made: string[];
  /** The requests in `made` that change data. */
  readonly writes: () => readonly string[];
  pending: number;
  readonly through: (send: typeof fetch) => typeof fetch;
}

export function recordedRequests(): RecordedRequests {
  const record: RecordedRequests = {
    made: [],
    writes: () => record.made.filter((call) => !call.startsWith("GET ")),
    pending: 0,
    through: (send) => async (input, init) => {
      const { method, url } = new Request(input, init);
      record.made.push(`${method} ${new URL(url).pathname}`);
      record.pending += 1;
      try {
        return await send(input, init);
      } finally {
        record.pending -= 1;
      }
    },
  };
  return record;
}
