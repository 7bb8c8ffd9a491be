// Every table of every area: what drizzle-kit writes the migrations from. A new area adds its line here.
export * from "../areas/licenses/cart-tables";
export * from "../areas/licenses/tables";
export * from "../areas/licenses/team-tables";
export * from "../areas/profile/tables";
export * from "../areas/sessions/tables";
export * from "../areas/viewer/tables";
export * from "../auth/tables";
export * from "../tickets/tables";
