// Every table. drizzle-kit generates the migrations from these. A new area adds its line here.
export * from "./tables/audit";
export * from "./tables/auth";
export * from "./tables/builds";
export * from "./tables/cart";
export * from "./tables/files";
export * from "./tables/licenses";
export * from "./tables/orders";
export * from "./tables/profile";
export * from "./tables/projects";
export * from "./tables/releases";
export * from "./tables/sessions";
export * from "./tables/support";
export * from "./tables/teams";
export * from "./tables/viewer";
