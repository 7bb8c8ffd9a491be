import { endpoint } from "../../http/endpoint";
import { User } from "../viewer";
import { ProfileChanges } from "./schemas";

/** The calls of the profile. It is read with `viewer.me`. */
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
