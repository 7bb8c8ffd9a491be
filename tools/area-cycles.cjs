// The areas of a package form no cycle, not even by different files. For dependency-cruiser, which sees the areas alone here.
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
