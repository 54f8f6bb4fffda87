import { gstPercent, samagriRupees } from './constants.ts'

/**
 * What a pooja's price is made of, line by line: each with its own tax, since the rates of two lines need not change
 * together. The pooja's own amount comes from the catalogue, the dakshina from the giver.
 */
export const poojaCharges = {
  pooja: { gstPercent },
  samagri: { gstPercent, amountPaise: samagriRupees * 100 },
  /** A gift to the acharya: nothing is added to it. */
  dakshina: { gstPercent: 0 },
} as const
export type PoojaCharge = keyof typeof poojaCharges

/** What of a pooja's amount (without tax) its acharya earns. All of the dakshina is theirs, nothing of the samagri. */
export const acharyaSharePercent = 70

/** What the acharya earns by a pooja, in whole paise. */
export function acharyaSharePaise(poojaPaise: number, dakshinaPaise: number): number {
  return Math.floor((poojaPaise * acharyaSharePercent) / 100) + dakshinaPaise
}

export type PriceLine = { charge: PoojaCharge; amountPaise: number; gstPercent: number; gstPaise: number }

/** The lines of a pooja's bill, in the order it shows them. Without a dakshina there is no line for it. */
export function poojaPriceLines(poojaPaise: number, dakshinaPaise = 0): PriceLine[] {
  const lines = [toLine('pooja', poojaPaise), toLine('samagri', poojaCharges.samagri.amountPaise)]
  return dakshinaPaise !== 0 ? [...lines, toLine('dakshina', dakshinaPaise)] : lines
}

export function poojaTotalPaise(poojaPaise: number, dakshinaPaise = 0): number {
  return poojaPriceLines(poojaPaise, dakshinaPaise).reduce((sum, line) => sum + line.amountPaise + line.gstPaise, 0)
}

function toLine(charge: PoojaCharge, amountPaise: number): PriceLine {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0)
    throw new RangeError(`not an amount in paise: ${amountPaise}`)
  const { gstPercent: percent } = poojaCharges[charge]
  // Rounded once per line, half a paisa up, as a bill shows it.
  return { charge, amountPaise, gstPercent: percent, gstPaise: Math.floor((amountPaise * percent + 50) / 100) }
}
