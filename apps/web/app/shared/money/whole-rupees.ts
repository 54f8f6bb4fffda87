import type { FieldRule } from '@sankalp/contract/field-rules'
import { toLatinDigits } from '../../lib/latin-digits.ts'

type Range = { min: number; max: number }

/** Nobody means a longer number; an endless one would only push the page apart. */
const mostDigits = 9

/** What is left of what was typed or pasted: digits, ours, without the paise and the commas of ₹1,00,000.00. */
export function toDigits(typed: string): string {
  return toLatinDigits(typed)
    .replace(/\..*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits)
}

/** An amount in whole rupees, as it is typed. */
export function wholeRupeesRule({ min, max }: Range): FieldRule {
  return (typed) => {
    if (typed === '') return 'required'
    if (!/^\d+$/.test(typed)) return 'invalid'
    const amount = Number(typed)
    return amount >= min && amount <= max ? null : 'outOfRange'
  }
}
