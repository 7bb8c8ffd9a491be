export { groups, settings, type SettingName, userGroups, users } from "./tables";
