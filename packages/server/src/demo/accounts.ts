/** The password of every demo account. */
export const demoPassword = "gatehouse-demo";

// The argon2id hash of `demoPassword`. It is fixed, so that seeding needs no hasher and always gives the same rows.
export const demoPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$jBmxcdxojuM/qxr6E2Nzfw$f4Wa77I7uaU5vWpxA1BaHaUpAnUck7z5wBPVNZ7LJe0";

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  /** The states of the portal that this account shows. */
  readonly shows: string;
  readonly group?: string;
  readonly isSuperuser?: boolean;
  readonly hasSupportPlus?: boolean;
  readonly isProfileConfirmed?: false;
  readonly isAgreementAccepted?: false;
  /** Whether the guided tours start on their own. The other accounts have completed them. */
  readonly hasToursAhead?: true;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "customer@example.com",
    firstName: "Elena",
    lastName: "Marchetti",
    jobTitle: "Firmware engineer",
    hasSupportPlus: true,
    shows: "licenses of every kind and state",
  },
  {
    email: "manager@example.com",
    firstName: "Jonas",
    lastName: "Weber",
    jobTitle: "Head of readout electronics",
    hasSupportPlus: true,
    shows: "manager of two teams",
  },
  {
    email: "member@example.com",
    firstName: "Aiko",
    lastName: "Tanaka",
    jobTitle: "Detector physicist",
    shows: "in a team with free seats, without a license",
  },
  {
    email: "waiting@example.com",
    firstName: "Pablo",
    lastName: "Ruiz",
    jobTitle: "Trigger developer",
    shows: "in a team without free seats",
  },
  {
    email: "empty@example.com",
    firstName: "Grace",
    lastName: "Okafor",
    jobTitle: "Test engineer",
    hasSupportPlus: true,
    shows: "nothing yet, can have a trial",
  },
  {
    email: "new@example.com",
    firstName: "",
    lastName: "",
    jobTitle: "",
    isProfileConfirmed: false,
    isAgreementAccepted: false,
    shows: "profile not confirmed",
  },
  {
    email: "pending@example.com",
    firstName: "Noah",
    lastName: "Lindqvist",
    jobTitle: "Systems engineer",
    isAgreementAccepted: false,
    shows: "agreement not accepted",
  },
  {
    email: "admin@example.com",
    firstName: "Ingrid",
    lastName: "Solheim",
    jobTitle: "Portal administrator",
    group: "portal-admins",
    isSuperuser: true,
    shows: "superuser in portal-admins",
  },
  {
    email: "portal-manager@example.com",
    firstName: "Mateus",
    lastName: "Oliveira",
    jobTitle: "Product manager",
    group: "portal-managers",
    shows: "in portal-managers",
  },
  {
    email: "release@example.com",
    firstName: "Clara",
    lastName: "Dubois",
    jobTitle: "Release engineer",
    group: "release-engineers",
    shows: "in release-engineers",
  },
  {
    email: "tester@example.com",
    firstName: "Tom",
    lastName: "Whitfield",
    jobTitle: "Quality engineer",
    group: "release-testers",
    shows: "in release-testers",
  },
  {
    email: "desk@example.com",
    firstName: "Priya",
    lastName: "Nair",
    jobTitle: "License desk",
    group: "license-desk",
    shows: "in license-desk",
  },
  {
    email: "visitor@example.com",
    firstName: "Lena",
    lastName: "Hofmann",
    jobTitle: "FPGA developer",
    hasToursAhead: true,
    shows: "first visit, so the guided tours start by themselves",
  },
];
