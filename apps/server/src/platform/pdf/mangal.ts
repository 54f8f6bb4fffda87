import type { MangalCancellation, MangalDosha } from '@sankalp/jyotish'
import { rashis } from '@sankalp/jyotish/read'
import type { Words } from './words.ts'

/** Returns the key of the text: absent, cancelled or effective. */
export function mangalStatus({ present, effective }: MangalDosha): 'absent' | 'cancelled' | 'effective' {
  return !present ? 'absent' : effective ? 'effective' : 'cancelled'
}

/** Returns the references from which Mars is counted, and every rule that cancels the dosha. */
export function mangalLines({ references, cancellations }: MangalDosha, words: Words): string[] {
  const { t } = words
  return [
    ...references.map(({ reference, house, present }) =>
      t(`dosha-words:mangal.references.${reference}.${present ? 'present' : 'absent'}`, { house }),
    ),
    ...(cancellations.length > 0 ? [`${t('dosha-words:undone')}:`] : []),
    ...cancellations.map((cancellation) => `•  ${cancellationLine(cancellation, words)}`),
  ]
}

function cancellationLine(found: MangalCancellation, { t }: Words): string {
  const rashi = (index: number) => t(`jyotish:rashis.${rashis[index]!}`)
  const path = `dosha-words:mangal.cancellations.${found.rule}`
  switch (found.rule) {
    case 'mars-own-or-exalted':
    case 'harmless-sign':
      return t(path, { rashi: rashi(found.rashi) })
    case 'sign-for-house':
      return t(path, {
        reference: t(`dosha-words:mangal.references.${found.reference}.name`),
        house: found.house,
        rashi: rashi(found.rashi),
      })
    case 'mars-with':
      return t(path, { graha: t(`jyotish:grahas.${found.graha}`) })
    case 'mars-aspected-by-jupiter':
      return t(path)
    case 'benefic-in-lagna-or-seventh':
      return t(path, { graha: t(`jyotish:grahas.${found.graha}`), house: found.house })
    case 'mars-yogakaraka':
      return t(path, { rashi: rashi(found.lagnaRashi) })
  }
}
