import { endpoint } from "../../http/endpoint";
import { User } from "../viewer";
import { ProfileChanges } from "./schemas";

/** The endpoints of the profile. `viewer.me` reads it. */
export const profile = {
  update: endpoint({
    area: "profile",
    name: "update",
    method: "PATCH",
    path: "/api/webapp/v1/me/",
    changes: ["viewer.me"],
    body: ProfileChanges,
    isMultipart: true,
    response: User,
    summary: "Changes the given fields of the viewer's profile. Read-only fields are ignored.",
  }),
};
