/** Answers to writes that are lost on their way: the server has done it, and the portal sees no more than a broken connection. */
export interface LostAnswers {
  /** How many of the next writes lose their answer. */
  writes: number;
  /** How many of the reads after that are lost as well. */
  reads: number;
  /** Whether a write is lost before the server has it. */
  isLostOnTheWay: boolean;
  readonly reset: () => void;
  readonly through: (send: typeof fetch) => typeof fetch;
}

export function lostAnswers(): LostAnswers {
  let isTroubled = false;
  const lost: LostAnswers = {
    writes: 0,
    reads: 0,
    isLostOnTheWay: false,
    reset: () => {
      Object.assign(lost, { writes: 0, reads: 0, isLostOnTheWay: false });
      isTroubled = false;
    },
    through: (send) => async (input, init) => {
      const request = new Request(input, init);
      const isRead = request.method === "GET";
      if (isRead ? !isTroubled || lost.reads === 0 : lost.writes === 0) return send(request);
      if (isRead) lost.reads -= 1;
      else lost.writes -= 1;
      isTroubled = true;
      if (!isRead && !lost.isLostOnTheWay) await send(request);
      throw new TypeError("Failed to fetch");
    },
  };
  return lost;
}
