import { beforeEach, expect, it } from "vitest";
import { createSharedStore } from "../../../portal/shared-state";
import { stubStorage } from "../../../testing/stub-storage";
import { markTicketSeen, sharedSeen } from "./seen-tickets";

const [morning, evening] = ["2026-11-20T08:00:00Z", "2026-11-20T20:00:00Z"];
beforeEach(stubStorage);

it("a ticket that another tab showed while nobody watched stays seen", () => {
  const [here, elsewhere] = [createSharedStore(), createSharedStore()];
  expect(here.get(sharedSeen)).toEqual({});
  markTicketSeen(elsewhere, "1", evening);
  here.subscribe(sharedSeen, () => undefined)();
  expect(here.get(sharedSeen)).toEqual({ 1: evening });
  markTicketSeen(elsewhere, "2", morning);
  markTicketSeen(here, "1", morning);
  markTicketSeen(here, "3", morning);
  expect(createSharedStore().get(sharedSeen)).toEqual({ 1: evening, 2: morning, 3: morning });
});

it("tickets that were seen before the sign-out aren't kept again", () => {
  const store = createSharedStore();
  markTicketSeen(store, "1", morning);
  localStorage.clear();
  markTicketSeen(store, "2", morning);
  expect(store.get(sharedSeen)).toEqual({ 2: morning });
});
