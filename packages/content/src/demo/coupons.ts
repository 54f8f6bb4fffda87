/**
 * The demo's coupons; amounts are whole rupees. They are valid for a number of days from the first start, once per
 * user.
 */
export const demoCoupons = [
  { code: 'SHUBH10', percent: 10, days: 365, rupees: { most: 200, minimum: 300, budget: 50_000 } },
  { code: 'PEHLA50', percent: null, days: 365, rupees: { most: 50, minimum: 250, budget: 25_000 } },
] as const
