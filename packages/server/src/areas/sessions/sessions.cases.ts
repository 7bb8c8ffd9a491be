import { numberCase, type ServerCases } from "../../testing/area-cases";

const api = "/api/webapp/v1";

export const serverCases: ServerCases = {
  parameters: { sessionId: numberCase("1") },
  writes: {
    "sessions.endWeb": {
      body: async (browser) => ({
        sessions: [
          ((await browser.getJson("/auth/api/browser/v1/auth/sessions")) as { data: [{ id: number }] }).data[0].id,
        ],
      }),
    },
    "sessions.endProduct": {
      params: async (browser) => ({
        sessionId: String((await browser.getList<{ id: number }>(`${api}/compiler-sessions/`))[0]?.id),
      }),
    },
  },
};
