export { LicensesPage as LicensesRoute } from "@gatehouse/panels/pages";
