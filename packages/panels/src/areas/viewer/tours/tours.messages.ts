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
        text: () => "Go to any part of the portal from here. Use the button above to hide or show the menu.",
      },
      cart: {
        title: "Your cart",
        text: () => "The licenses you're about to order. The number counts the items in your cart.",
      },
      search: {
        title: "Search",
        text: () => "Jump to any page, license or action. You can also press Ctrl K, or ⌘ K on a Mac.",
      },
      licenses: {
        title: "Your license",
        text: (product) =>
          `See whether you can use ${product} and for how long. Open this license or all your licenses from here.`,
      },
      projects: {
        title: "Your projects",
        text: () => "The five projects that were updated last. Choose a name to see all commits of a project.",
      },
      commits: {
        title: "Your commits",
        text: () => "The latest commits of all your projects. Choose a SHA to see the builds of a commit.",
      },
      builds: {
        title: "Your builds",
        text: () => "The latest builds and their results. Choose a status to see the log of a build.",
      },
      stable: {
        title: "Latest stable release",
        text: () => "Download the newest release that was approved, or read what changed.",
      },
      nightly: {
        title: "Latest nightly build",
        text: () => "Try what comes next. Nightly builds aren't tested as thoroughly as releases.",
      },
    },
  },
  licenses: {
    label: "Tour of the licenses",
    steps: {
      list: {
        title: "Your licenses",
        text: () =>
          "My Licenses shows the licenses your account owns, and In Use shows the ones you hold. Choose a serial number to see the history of a license.",
      },
      add: { title: "A new license", text: () => "Use this menu to get a new license." },
      coupon: {
        title: "With a coupon",
        text: () => "Choose Redeem coupon to turn a code into a license. Each code works once.",
      },
      trial: {
        title: "As a trial",
        text: (product) => `Choose Request trial to try ${product} for 30 days, if your account can have a trial.`,
      },
      teams: {
        title: "Your teams",
        text: () => "Teams share licenses. Choose a name to see the licenses and members of a team.",
      },
    },
  },
  team: {
    label: "Tour of the team",
    steps: {
      details: {
        title: "The team",
        text: () => "See who manages the team, how many members it has and how many seats are free.",
      },
      edit: {
        title: "Yours to manage",
        text: () =>
          "As the manager, you can rename or delete the team here. If you delete it, its licenses return to your account.",
      },
      licenses: {
        title: "Its licenses",
        text: () =>
          "Members keep a static license until it's unassigned, and a dynamic one while they use it. Anyone in the team can use a free one.",
      },
      addLicenses: {
        title: "Add and assign",
        text: () =>
          "Add licenses from your account here. Use the menu of a row to assign or unassign a license, or to remove it from the team.",
      },
      users: {
        title: "Its members",
        text: () => "Everyone in the team, including people who were added but have no account yet.",
      },
      addUsers: {
        title: "Add and remove",
        text: () => "Add people by email here. Use the button in a row to remove someone from the team.",
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
        text: () => "Each build makes firmware of this commit. Choose a number to see the log and figures of a build.",
      },
      simulations: {
        title: "Its simulations",
        text: () => "Each simulation runs this commit on our server. Choose a number to see its log.",
      },
    },
  },
  cart: {
    label: "Tour of the shopping cart",
    steps: {
      rows: {
        title: "Your items",
        text: () => "New licenses and renewals. You can change the quantity of new licenses in their row.",
      },
      add: { title: "One more license", text: () => "Add a new license here. To renew one, go to your licenses." },
      submit: {
        title: "The order",
        text: () => "No payment now. Our sales team will send you a quote.",
      },
    },
  },
};

/** The texts of the guided tours. */
export const toursMessages = defineMessages("tours", {
  ...english,
  controls: {
    stepOf: (step: number, steps: number) => `${step} of ${steps}`,
    back: "Back",
    next: "Next",
    skip: "Skip",
    done: "Done",
  },
});
