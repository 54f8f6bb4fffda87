/** What is usually given to the acharya beyond the price, in whole rupees: the odd rupee is for luck. Anything else can be typed. */
export const dakshinaOptions = [
  { id: 'shagun', rupees: 51 },
  { id: 'pranam', rupees: 101 },
  { id: 'most-popular', rupees: 251, isPopular: true },
  { id: 'samman', rupees: 501 },
  { id: 'mahadakshina', rupees: 1100 },
] as const satisfies readonly { id: string; rupees: number; isPopular?: true }[]
export type DakshinaId = (typeof dakshinaOptions)[number]['id']
