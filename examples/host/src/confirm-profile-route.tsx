export { ConfirmProfilePage as ConfirmProfileRoute } from "@gatehouse/panels/pages";
