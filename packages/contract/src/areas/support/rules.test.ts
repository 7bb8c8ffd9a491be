import { describe, expect, it } from "vitest";
import {
  isTicketRating,
  type TicketAccess,
  ticketAccess,
  ticketNumber,
  ticketStatus,
  ticketSubject,
  type TicketTextError,
  ticketTextError,
} from "./index";

describe("a ticket takes comments, files and a rating", () => {
  it.each<[string | null | undefined, boolean | null | undefined, TicketAccess]>([
    ["open", false, "open"],
    ["In progress", undefined, "open"],
    ["waiting_for_customer", null, "open"],
    ["Escalated", false, "open"],
    [undefined, undefined, "open"],
    [null, null, "open"],
    ["closed", false, "closed"],
    ["CLOSED", undefined, "closed"],
    [" Closed ", undefined, "closed"],
    ["not closed", undefined, "open"],
    ["open", true, "rma"],
    ["closed", true, "rma"],
  ])("of status %j with is_rma %j: %s", (status, is_rma, access) =>
    expect(ticketAccess({ status, is_rma })).toBe(access),
  );
});

it.each([
  ["Waiting for customer", "waiting_for_customer"],
  ["WAITING-FOR-CUSTOMER", "waiting_for_customer"],
  ["In  Progress", "in_progress"],
  ["new", "unknown"],
  ["", "unknown"],
])("the status %j is %s", (status, name) => expect(ticketStatus({ status })).toBe(name));

describe("a text of a ticket", () => {
  it.each<[string, Parameters<typeof ticketTextError>[1], TicketTextError | undefined]>([
    ["", "subject", "required"],
    ["   ", "subject", "required"],
    [" ab ", "subject", "too-short"],
    ["abc", "subject", undefined],
    ["a".repeat(200), "subject", undefined],
    ["a".repeat(201), "subject", "too-long"],
    ["It broke", "message", "too-short"],
    ["It broke!!", "message", undefined],
    ["👍👍", "comment", "too-short"],
    ["👍👍👍", "comment", undefined],
    ["", "version", undefined],
    ["v".repeat(101), "version", "too-long"],
  ])("%j as its %s: %s", (text, name, error) => expect(ticketTextError(text, name)).toBe(error));
});

it("is rated with one to five whole stars", () => {
  expect([0, 1, 2.5, 5, 6, Number.NaN].filter(isTicketRating)).toEqual([1, 5]);
});

it.each([
  ["T-2318", "T-2318"],
  [2318, "2318"],
  ["", "#7"],
  [undefined, "#7"],
  [null, "#7"],
  [{}, "#7"],
])("a ticket with the number %j is called %s", (ticket_no, name) =>
  expect(ticketNumber({ id: 7, ticket_no })).toBe(name),
);

it.each([
  [{ subject: "Timing" }, "Timing"],
  [{ title: "Timing" }, "Timing"],
  [{ subject: "", title: "Timing" }, "Timing"],
  [{ subject: null, title: null }, ""],
  [{}, ""],
])("of %j the subject is %j", (ticket, subject) => expect(ticketSubject(ticket)).toBe(subject));
