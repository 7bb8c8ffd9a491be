import { isPortalError, type Schema } from "@gatehouse/contract";
import * as z from "zod/mini";
import { invalidInput } from "../http/drf-messages";
import { headlessRefusal, headlessResponse, signedOut } from "../http/headless-response";
import { parseJson, readText } from "../http/read-body";
import { requestFacts } from "../http/request-facts";
import type { RequestFacts, ServerApp } from "../http/server-app";
import { inLanguage, Refusal } from "../texts/refusal";
import { requestReset } from "./request-reset";
import { findResetAccount, resetPassword } from "./reset-password";
import type { PasswordHasher } from "./sign-in";

const base = "/auth/api/browser/v1/auth/password/";
const mostBytes = 16_384;
const Request = z.object({ email: z.string() });
const Reset = z.object({ key: z.string(), password: z.string() });

/**
 * django-allauth's headless endpoints for password reset. No panel uses them. They serve clients with their own sign-in
 * pages.
 */
export function mountResetCalls(server: ServerApp, passwords: PasswordHasher): void {
  const response = (facts: RequestFacts, act: () => Promise<Response>) => {
    const { setCookies } = server.auth.browserSession.greet(facts);
    return act().catch((error: unknown) => headlessRefusal(setCookies, inLanguage(error, facts.language)));
  };

  server.app.post(`${base}request`, (c) => {
    const facts = requestFacts(c, server);
    return response(facts, async () => {
      server.auth.checkWrite(server, facts);
      const { email } = await readJson(facts.request, Request);
      await requestReset(server, facts, email.slice(0, 254), "/");
      return headlessResponse([], { status: 200 });
    });
  });

  server.app.get(`${base}reset`, (c) => {
    const facts = requestFacts(c, server);
    return response(facts, async () => {
      const account = await findResetAccount(server, c.req.header("X-Password-Reset-Key") ?? "");
      if (account === undefined) throw badKey();
      const { id, email } = account;
      return headlessResponse([], { status: 200, data: { user: { id, display: email, email } } });
    });
  });

  server.app.post(`${base}reset`, (c) => {
    const facts = requestFacts(c, server);
    return response(facts, async () => {
      server.auth.checkWrite(server, facts);
      const { key, password } = await readJson(facts.request, Reset);
      await resetPassword(server, facts, passwords, { key, password, repeated: password }).catch((error: unknown) => {
        throw isPortalError(error, "not-found") ? badKey() : error;
      });
      // Setting the password does not sign the user in.
      return headlessResponse([], signedOut);
    });
  });
}

const badKey = () => new Refusal("invalid", { status: 400, fields: { key: [(t) => t.password.resetLinkOver] } });

async function readJson<S extends Schema>(request: globalThis.Request, schema: S): Promise<z.output<S>> {
  const input = parseJson(await readText(request, mostBytes));
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw invalidInput(parsed.error.issues, input);
  return parsed.data;
}
