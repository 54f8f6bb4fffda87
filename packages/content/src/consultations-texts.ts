import { formatRupees } from '@sankalp/contract'

type BothLanguages = { en: string; hin: string }

/** Returns the line of a consultation's receipt: the acharya, the duration, and the price per minute. */
export function receiptLineName(acharya: BothLanguages | null, seconds: number, paisePerMinute: number): BothLanguages {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const rate = { en: formatRupees(paisePerMinute, 'en'), hin: formatRupees(paisePerMinute, 'hin') }
  const en = [`${minutes} min`, ...(rest > 0 ? [`${rest} s`] : [])].join(' ')
  const hin = [`${minutes} मिनट`, ...(rest > 0 ? [`${rest} सेकंड`] : [])].join(' ')
  return {
    en: `${acharya ? `${acharya.en}, ` : ''}${en} at ${rate.en} a minute, tax included`,
    hin: `${acharya ? `${acharya.hin}, ` : ''}${hin}, ${rate.hin} प्रति मिनट, कर सहित`,
  }
}
