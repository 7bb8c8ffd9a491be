import { defineMessages } from "../../../portal/messages";
import type { Tour } from "./tour-flags";
import type { TourSteps } from "./tour-steps";

interface StepTexts {
  readonly title: string;
  readonly text: (product: string) => string;
}

type ToursTexts = {
  readonly [T in Tour]: { readonly label: string; readonly steps: Readonly<Record<TourSteps<T>, StepTexts>> };
};

const english: ToursTexts = {
  dashboard: {
    label: "Tour of the dashboard",
    steps: {
      menu: {
        title: "The menu",
        text: () => "Every part of the portal stands here. The button above it hides the menu and brings it back.",
      },
      cart: { title: "Your cart", text: () => "What you are about to order, with the number of its rows." },
      search: {
        title: "Search",
        text: () => "Any page, license or action by a few letters of its name. Ctrl K opens it too, on a Mac ⌘ K.",
      },
      licenses: {
        title: "Your license",
        text: (product) =>
          `Whether you may use ${product}, and for how much longer. From here you get to the license and to all others.`,
      },
      projects: {
        title: "Your projects",
        text: () => "The five projects that were updated last. A name opens the project with all its commits.",
      },
      commits: {
        title: "Your commits",
        text: () => "The latest commits of all your projects. A SHA opens the commit with its builds.",
      },
      builds: {
        title: "Your builds",
        text: () => "The latest builds, and whether they succeeded. A number opens the build with its log.",
      },
      stable: {
        title: "Latest stable release",
        text: () => "Download the newest release that was approved, or read what changed.",
      },
      nightly: {
        title: "Latest nightly build",
        text: () => "Try what comes next. Nightly builds are not tested as a release is.",
      },
    },
  },
  licenses: {
    label: "Tour of the licenses",
    steps: {
      list: {
        title: "Your licenses",
        text: () =>
          "My Licenses are those that the account owns, In Use those that you hold. A serial number opens the license with its whole history.",
      },
      add: { title: "A new license", text: () => "This menu has the ways to a new license." },
      coupon: { title: "With a coupon", text: () => "Redeem coupon turns a code into a license. A code works once." },
      trial: {
        title: "As a trial",
        text: (product) =>
          `Request trial gives you 30 days to get to know ${product}, where your account may have a trial.`,
      },
      teams: {
        title: "Your teams",
        text: () => "Teams share licenses. A name opens the team with its licenses and its users.",
      },
    },
  },
  team: {
    label: "Tour of the team",
    steps: {
      details: {
        title: "The team",
        text: () => "Who manages it, how many belong to it, and how many of its seats are free.",
      },
      edit: {
        title: "Yours to manage",
        text: () => "As the manager you rename the team here, or delete it: its licenses then return to your account.",
      },
      licenses: {
        title: "Its licenses",
        text: () =>
          "A static one is held by its member for good, a dynamic one while it is used; a free one is for whoever needs it.",
      },
      addLicenses: {
        title: "Add and assign",
        text: () =>
          "Here you add licenses of your account. The menu of a row assigns a license to a member, frees it, or removes it from the team.",
      },
      users: {
        title: "Its users",
        text: () => "Who belongs to the team, also those who have been added and have no account yet.",
      },
      addUsers: {
        title: "Add and remove",
        text: () => "Here you add a person by e-mail. The button in a row removes one from the team.",
      },
    },
  },
  projects: {
    label: "Tour of the projects",
    steps: {
      latest: {
        title: "Your latest commit",
        text: () => "The last thing you pushed, in any project, and how its build is doing.",
      },
      list: {
        title: "Your projects",
        text: () => "Each row shows a project with its latest commit. Open a project to see all its commits.",
      },
      search: { title: "Search", text: () => "Find a project by its name or its description." },
      sort: { title: "Sort", text: () => "Put the projects in another order, for example by name." },
    },
  },
  project: {
    label: "Tour of the project",
    steps: {
      details: {
        title: "The project",
        text: () => "The latest commit, its build, and how much of the board it uses.",
      },
      pages: {
        title: "Forks, tags and settings",
        text: () => "See who builds on this project, give commits a name, or change the project.",
      },
      commits: {
        title: "Its commits",
        text: () => "Every commit with its tags and its last build. Open one to see all its builds and simulations.",
      },
    },
  },
  commit: {
    label: "Tour of the commit",
    steps: {
      details: {
        title: "The commit",
        text: () => "Its SHA, tags and date, and the picture of its top design. Open the picture to zoom in.",
      },
      sources: {
        title: "Its source files",
        text: () => "Download the SCF file here, or delete the source files that we keep of this commit.",
      },
      builds: {
        title: "Its builds",
        text: () => "Each build makes firmware of this commit. A number opens the build with its log and its figures.",
      },
      simulations: {
        title: "Its simulations",
        text: () => "Each simulation runs this commit on our server. A number opens it with its log.",
      },
    },
  },
  cart: {
    label: "Tour of the shopping cart",
    steps: {
      rows: {
        title: "What you are about to order",
        text: () =>
          "New licenses and renewals. What is new can be had more than once: its quantity changes in the row.",
      },
      add: { title: "One more license", text: () => "This adds a new license. Renewals come here from the licenses." },
      submit: {
        title: "The order",
        text: () => "There is nothing to pay now: our sales team answers each order with a quote.",
      },
    },
  },
};

/** What the guided tours say. */
export const toursMessages = defineMessages("tours", { ...english });
