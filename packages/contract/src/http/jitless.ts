import * as z from "zod/mini";

// zod compiles parsers with `new Function` where it can. The portal's CSP doesn't allow `unsafe-eval`.
z.config({ jitless: true });
