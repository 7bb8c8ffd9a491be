export { ProfilePage as ProfileRoute } from "@gatehouse/panels/pages";
