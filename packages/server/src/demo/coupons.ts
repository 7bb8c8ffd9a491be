export interface DemoCoupon {
  readonly code: string;
  readonly type: "smart" | "pro";
  readonly isTrial?: boolean;
  readonly durationDays: number;
  /** Days after the demo's day. */
  readonly expiresInDays?: number;
  readonly redeemedDaysAgo?: number;
  readonly shows: string;
}

export const demoCoupons: readonly DemoCoupon[] = [
  {
    code: "RDR-VALID-PRO00-00000-00000-000001",
    type: "pro",
    durationDays: 365,
    expiresInDays: 90,
    shows: "PRO, one year",
  },
  { code: "RDR-VALID-SMART-00000-00000-000002", type: "smart", durationDays: 365, shows: "SMART, one year" },
  {
    code: "RDR-VALID-TRIAL-00000-00000-000003",
    type: "pro",
    isTrial: true,
    durationDays: 30,
    expiresInDays: 30,
    shows: "trial, 30 days",
  },
  {
    code: "RDR-SPENT-PRO00-00000-00000-000004",
    type: "pro",
    durationDays: 365,
    redeemedDaysAgo: 12,
    shows: "already used",
  },
  { code: "RDR-STALE-PRO00-00000-00000-000005", type: "pro", durationDays: 365, expiresInDays: -20, shows: "expired" },
];
