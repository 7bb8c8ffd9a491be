// Stories name the demo's rows through here: panels do not know the server.
export { demoLicenseGuid } from "@gatehouse/server/demo";
