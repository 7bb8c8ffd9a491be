// Stories import the ids of demo rows from here, because panels don't depend on the server.
export {
  demoGuid,
  demoLicenseGuid,
  demoOrderGuid,
  demoProjectGuid,
  demoSha,
  demoTagGuid,
  everyState,
} from "@gatehouse/server/demo";
