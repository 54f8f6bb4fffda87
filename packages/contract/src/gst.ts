import { indianStates, outsideIndia } from './indian-states.ts'

/**
 * Goods and Services Tax: which taxes a bill has, by the supplier's state and the place of supply. Whole paise, no
 * settings, no clock. Rates are elsewhere (`goods-tax.ts`, `pooja-price.ts`): this file divides a tax that is already
 * known.
 */

/** Every possible place of supply. */
export type GstState = (typeof indianStates)[number] | typeof outsideIndia

/**
 * The codes of the tax office, the first two digits of every GSTIN. 25 and 28 belonged to territories that were merged
 * or divided.
 */
export const gstStateCodes: Readonly<Record<GstState, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
  [outsideIndia]: '96',
}

/**
 * Union territories without a legislature: UTGST replaces SGST there. Delhi, Puducherry, and Jammu and Kashmir have a
 * legislature.
 */
const withoutLegislature: ReadonlySet<string> = new Set<GstState>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
])

export function isGstState(text: string | null | undefined): text is GstState {
  return typeof text === 'string' && Object.hasOwn(gstStateCodes, text)
}

/** Returns the state in which a business is registered; null when its number does not begin with a state code. */
export function stateOfGstin(gstin: string): GstState | null {
  return indianStates.find((state) => gstStateCodes[state] === gstin.slice(0, 2)) ?? null
}

/** The taxes on a bill: half to the union and half to the state or territory, or all of it as integrated tax. */
export const gstKinds = ['cgst-sgst', 'cgst-utgst', 'igst'] as const
export type GstKind = (typeof gstKinds)[number]

/**
 * Returns the place of supply: for goods the place of delivery, for services where the buyer lives if known, else our
 * own state.
 */
export function placeOfSupply({
  deliveredTo,
  livesIn,
  supplier,
}: {
  deliveredTo?: string | null
  livesIn?: string | null
  supplier: GstState
}): GstState {
  return [deliveredTo, livesIn].find(isGstState) ?? supplier
}

export function gstKindOf(supplier: GstState, place: GstState): GstKind {
  if (supplier !== place) return 'igst'
  return withoutLegislature.has(place) ? 'cgst-utgst' : 'cgst-sgst'
}

/** The taxes of one line. `sgstPaise` is UTGST if the kind of the bill says so. */
export type GstSplit = { cgstPaise: number; sgstPaise: number; igstPaise: number }

/** Splits the tax into two halves that add up to it. The odd paisa goes to the union. */
export function splitGst(taxPaise: number, kind: GstKind): GstSplit {
  if (kind === 'igst') return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise }
  const sgstPaise = Math.trunc(taxPaise / 2)
  return { cgstPaise: taxPaise - sgstPaise, sgstPaise, igstPaise: 0 }
}

/** Adds up all lines. */
export function sumGst(splits: readonly GstSplit[]): GstSplit {
  const sum = (name: keyof GstSplit) => splits.reduce((total, split) => total + split[name], 0)
  return { cgstPaise: sum('cgstPaise'), sgstPaise: sum('sgstPaise'), igstPaise: sum('igstPaise') }
}
