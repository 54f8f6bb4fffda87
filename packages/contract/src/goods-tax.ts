/**
 * GST on goods by HSN code, each rate with the day from which it applies, newest last. These are our reading of the
 * published schedules. An accountant must confirm every line before a real shop uses them.
 */
export const goodsTax = {
  /** Rudraksha, tulsi malas, sacred threads, wicks, roli and chandan: listed as puja samagri, without tax. */
  '1404': { what: 'Rudraksha and other puja samagri of plants', rates: [{ from: '2017-07-01', gstPercent: 0 }] },
  '4421': {
    what: 'Articles of wood',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 5 },
    ],
  },
  '4901': { what: 'Printed books', rates: [{ from: '2017-07-01', gstPercent: 0 }] },
  '4910': {
    what: 'Calendars',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 18 },
    ],
  },
  '5601': { what: 'Cotton wicks', rates: [{ from: '2017-07-01', gstPercent: 0 }] },
  '6912': { what: 'Clay lamps', rates: [{ from: '2017-07-01', gstPercent: 0 }] },
  '7101': { what: 'Pearls', rates: [{ from: '2017-07-01', gstPercent: 3 }] },
  '7103': { what: 'Precious and semi-precious stones, worked', rates: [{ from: '2017-07-01', gstPercent: 3 }] },
  '7117': { what: 'Imitation jewellery', rates: [{ from: '2017-07-01', gstPercent: 3 }] },
  '7113': { what: 'Jewellery of silver', rates: [{ from: '2017-07-01', gstPercent: 3 }] },
  '7116': { what: 'Articles of crystal and precious stones', rates: [{ from: '2017-07-01', gstPercent: 3 }] },
  '7418': {
    what: 'Household articles of copper and brass',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 5 },
    ],
  },
  '8306': {
    what: 'Bells and statuettes of base metal',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 5 },
    ],
  },
  '9405': {
    what: 'Lamps of brass',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 5 },
    ],
  },
  '2914': { what: 'Camphor', rates: [{ from: '2017-07-01', gstPercent: 18 }] },
  '3307': { what: 'Agarbatti, dhoop and lobhan', rates: [{ from: '2017-07-01', gstPercent: 5 }] },
  '9601': {
    what: 'Coral and shell, worked',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 5 },
    ],
  },
  '9404': {
    what: 'Asanas and cushions',
    rates: [
      { from: '2017-07-01', gstPercent: 12 },
      { from: '2025-09-22', gstPercent: 5 },
    ],
  },
  '0409': { what: 'Honey and mixed puja samagri', rates: [{ from: '2017-07-01', gstPercent: 5 }] },
} as const satisfies Record<string, { what: string; rates: readonly { from: string; gstPercent: number }[] }>

export type HsnCode = keyof typeof goodsTax
export const hsnCodes = Object.keys(goodsTax) as HsnCode[]

/** Returns the rate on a day in India (YYYY-MM-DD). */
export function gstOn(hsn: HsnCode, day: string): number {
  const rates: readonly { from: string; gstPercent: number }[] = goodsTax[hsn].rates
  const rate = rates.findLast(({ from }) => from <= day)
  if (!rate) throw new RangeError(`no tax rate for ${hsn} on ${day}`)
  return rate.gstPercent
}
