// Stories name the demo's rows through here: panels do not know the server.
export {
  demoGuid,
  demoLicenseGuid,
  demoOrderGuid,
  demoProjectGuid,
  demoSha,
  demoTagGuid,
  everyState,
} from "@gatehouse/server/demo";
