import type { FieldRule } from '@sankalp/contract/field-rules'
import { toLatinDigits } from '../../lib/latin-digits.ts'

type Range = { min: number; max: number }

/** A longer number is never meant and would only break the layout. */
const mostDigits = 9

/** Reduces what was typed or pasted to Latin digits, without the paise and the commas of ₹1,00,000.00. */
export function toDigits(typed: string): string {
  return toLatinDigits(typed)
    .replace(/\..*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits)
}

/** Returns the rule for an amount in whole rupees, as typed. */
export function wholeRupeesRule({ min, max }: Range): FieldRule {
  return (typed) => {
    if (typed === '') return 'required'
    if (!/^\d+$/.test(typed)) return 'invalid'
    const amount = Number(typed)
    return amount >= min && amount <= max ? null : 'outOfRange'
  }
}
