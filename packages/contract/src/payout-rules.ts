/**
 * What is paid out to acharyas, as data. Tax is deducted at source by whoever runs a market place (section 194-O of the Income Tax
 * Act: 0.1 % of the gross amount since October 2024); an accountant confirms the rate before it is used for real.
 */
export const tds = { section: '194-O', perMille: 1 } as const

/** Rounded up to whole paise: never too little for the tax office. */
export function tdsOf(amountPaise: number): number {
  return Math.ceil((amountPaise * tds.perMille) / 1000)
}
