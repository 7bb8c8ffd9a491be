// `npm run worker`: a process that runs builds and serves nothing, beside servers with GATEHOUSE_ROLE=web on the same PostgreSQL.
process.env.GATEHOUSE_ROLE = "worker";
await import("./start.mjs");
