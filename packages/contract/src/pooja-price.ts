import { gstPercent, samagriRupees } from './constants.ts'

/**
 * The lines of a pooja's price, each with its own tax, because the rates of two lines can change independently. The
 * pooja's own amount comes from the catalogue, the dakshina from the giver.
 */
export const poojaCharges = {
  pooja: { gstPercent },
  samagri: { gstPercent, amountPaise: samagriRupees * 100 },
  /** A gift to the acharya, without tax. */
  dakshina: { gstPercent: 0 },
} as const
export type PoojaCharge = keyof typeof poojaCharges

/**
 * The acharya's share of a pooja's amount (without tax). The acharya brings the samagri and so gets all of its price,
 * and all of the dakshina.
 */
export const acharyaSharePercent = 70

/** Returns what the acharya earns from a pooja, in whole paise. */
export function acharyaSharePaise(poojaPaise: number, samagriPaise: number, dakshinaPaise: number): number {
  return Math.floor((poojaPaise * acharyaSharePercent) / 100) + samagriPaise + dakshinaPaise
}

export type PriceLine = { charge: PoojaCharge; amountPaise: number; gstPercent: number; gstPaise: number }

/** Returns the lines of a pooja's bill in display order. Without a dakshina there is no line for it. */
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
  // Round once per line, half a paisa up, as a bill shows it.
  return { charge, amountPaise, gstPercent: percent, gstPaise: Math.floor((amountPaise * percent + 50) / 100) }
}
