// Forbids cycles between the areas of a package, even through different files. This dependency-cruiser configuration
// only sees areas.
const { options } = require("./import-rules.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-area-cycle",
      scope: "folder",
      severity: "error",
      from: { path: "^packages/([^/]+)/src/areas/([^/]+)" },
      to: { path: "^packages/$1/src/areas/", pathNot: "^packages/$1/src/areas/$2(/|$)", circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: { path: "^packages/[^/]+/src/areas/" },
    exclude: { path: "\\.(test|stories|cases)\\.[a-z]+$|\\.d\\.m?ts$" },
  },
};
