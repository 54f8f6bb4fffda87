import { dakshinaRange } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { type PriceLine, poojaPriceLines } from '@sankalp/contract/pooja-price'
import { toPaise } from '../../shared/money/rupees.ts'
import { wholeRupeesRule } from '../../shared/money/whole-rupees.ts'

export const dakshinaRule = wholeRupeesRule(dakshinaRange)

/** Returns the rupees of a typed or chosen dakshina; 0 for an amount that cannot be given. */
export function dakshinaRupees(typed: string): number {
  return dakshinaRule(typed) === null ? Number(typed) : 0
}

/** Returns the price before a slot is held, from today's catalogue. */
export function linesOfPooja(poojaRupees: number, dakshinaRupees = 0): PriceLine[] {
  return poojaPriceLines(toPaise(poojaRupees), toPaise(dakshinaRupees))
}

/** Returns the server's price of a held booking, with the dakshina of this page instead of the stored one. */
export function linesOfBooking({ lines }: Pick<Booking, 'lines'>, dakshinaRupees: number): PriceLine[] {
  const stored = lines.map(({ charge, amount, gstPercent, gst }) => ({
    charge,
    amountPaise: toPaise(amount),
    gstPercent,
    gstPaise: toPaise(gst),
  }))
  const dakshina: PriceLine = { charge: 'dakshina', amountPaise: toPaise(dakshinaRupees), gstPercent: 0, gstPaise: 0 }
  return [...stored.filter(({ charge }) => charge !== 'dakshina'), ...(dakshinaRupees > 0 ? [dakshina] : [])]
}

export function totalPaise(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amountPaise, gstPaise }) => sum + amountPaise + gstPaise, 0)
}
