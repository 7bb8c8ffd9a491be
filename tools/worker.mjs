// `npm run worker`: a process that runs builds but serves no requests. Use it with servers that have GATEHOUSE_ROLE=web
// and the same PostgreSQL.
process.env.GATEHOUSE_ROLE = "worker";
await import("./start.mjs");
