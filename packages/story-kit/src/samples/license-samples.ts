import type { License, LicenseEvent, LicenseGroupRow } from "@gatehouse/contract/licenses";
import { storyDay } from "../portal/story-day";

const dayMs = 86_400_000;

/** 23:00 UTC, this many days after the stories' date. */
export function inDays(days: number): string {
  return new Date(
    Date.UTC(storyDay.getUTCFullYear(), storyDay.getUTCMonth(), storyDay.getUTCDate(), 23) + days * dayMs,
  ).toISOString();
}

/** An ordinary license, except for the given changes. */
export function aLicense(changes: Partial<License> = {}): License {
  return {
    guid: "00000000-0000-4000-8000-000000000001",
    serial_number: "GC-7F22-0640",
    type: "pro",
    is_enterprise: false,
    assigned_from_group: false,
    is_trial: false,
    is_smart: false,
    is_expired: false,
    expires_in: 200,
    expiration_date: inDays(200),
    progress: 55,
    progress_bar: 55,
    remote_services: true,
    enabled_user_name: "customer@example.com",
    assigned_user_email: null,
    group: null,
    activated: true,
    renew_in_cart: false,
    renew_pending: false,
    license_dematerialized: false,
    license_reallocated: false,
    license_reallocated_dongle: null,
    ...changes,
  };
}

/** An ordinary row of My Licenses, except for the given changes. */
export function aLicenseRow(changes: Partial<LicenseGroupRow> = {}): LicenseGroupRow {
  return {
    license_guids: ["00000000-0000-4000-8000-000000000001"],
    serial_numbers: ["GC-7F22-0640"],
    count: 1,
    type: "pro",
    is_trial: false,
    expiration_date: inDays(200),
    progress_bar: 55,
    remote_services: true,
    group: null,
    activated: true,
    renew_in_cart: false,
    renew_pending: false,
    license_dematerialized: false,
    license_reallocated_dongle: null,
    ...changes,
  };
}

export function anEvent(changes: Partial<LicenseEvent> = {}): LicenseEvent {
  return {
    type: "activation",
    created_at: inDays(-30),
    duration: null,
    duration_measurement_unit: null,
    online_compile: null,
    from_user_email: null,
    to_user_email: null,
    ...changes,
  };
}

/** Longer than any column, with nowhere to break. */
export const longText = "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerungsgutscheinausgabestelle".repeat(2);
