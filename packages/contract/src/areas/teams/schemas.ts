import * as z from "zod/mini";
import { number, orNull, time } from "../../http/fields";
import { LicenseType } from "../licenses";

const person = {
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  profile_picture_url: z.nullish(z.string()),
};

/** The manager of a team, or the holder of one of its licenses. The names are empty until the person signs up. */
export const TeamPerson = z.object(person);
export type TeamPerson = z.output<typeof TeamPerson>;

/** A team, a "license group" on the wire. */
export const Team = z.object({
  guid: z.string(),
  name: z.string(),
  /** Licenses in the team. */
  seats_count: number,
  /** The number of these licenses that have no holder and aren't expired. */
  available_seats: number,
  /** The manager is one of them. */
  members_count: number,
  manager: TeamPerson,
});
export type Team = z.output<typeof Team>;

/** A license that a team shares. */
export const TeamLicense = z.object({
  guid: z.string(),
  serial_number: z.string(),
  expiration_date: orNull(time),
  type: LicenseType,
  is_trial: z.boolean(),
  remote_services: z.boolean(),
  /** Its holder in the team. */
  owner: orNull(TeamPerson),
  /** True if the manager assigned the license (static), false if the holder took it (dynamic). */
  is_statically_assigned: z.boolean(),
  /** The holder has not signed up yet. */
  pending_user: z.boolean(),
});
export type TeamLicense = z.output<typeof TeamLicense>;

/** A member of a team. */
export const TeamUser = z.object({
  /** The id of the membership, not of the account. */
  id: number,
  ...person,
  last_login: orNull(time),
  /** Waiting for the person to sign up. */
  pending_user: z.boolean(),
  has_license_statically_assigned: z.boolean(),
});
export type TeamUser = z.output<typeof TeamUser>;

/** A license of the account that a team may be given: PRO, digital, in no team. */
export const EligibleLicense = z.object({
  guid: z.string(),
  serial_number: z.string(),
  expiration_date: orNull(time),
  remote_services: z.boolean(),
});
export type EligibleLicense = z.output<typeof EligibleLicense>;
