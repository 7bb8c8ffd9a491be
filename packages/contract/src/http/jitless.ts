import * as z from "zod/mini";

// zod compiles parsers with `new Function` where it may; the portal runs under a CSP without `unsafe-eval`.
z.config({ jitless: true });
