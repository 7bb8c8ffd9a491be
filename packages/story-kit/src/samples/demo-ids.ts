// Stories name the demo's rows through here: panels do not know the server.
export { demoGuid, demoLicenseGuid, demoOrderGuid } from "@gatehouse/server/demo";
