/** playwright.config.ts starts the internal tool on the port after the website's. */
export const internalTool = `http://127.0.0.1:${Number(process.env.GATEHOUSE_E2E_PORT ?? "4190") + 2}`;
