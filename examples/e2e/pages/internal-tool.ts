/** The internal tool is next to the website (playwright.config.ts). */
export const internalTool = `http://127.0.0.1:${Number(process.env.GATEHOUSE_E2E_PORT ?? "4190") + 2}`;
