import { type Graha, type KpLords, degInRashi, rashiOf } from '@sankalp/jyotish'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { signDmsText } from '../details/angle-text.ts'

export const lordKeys = ['rashi', 'star', 'sub', 'subSub'] as const satisfies (keyof KpLords)[]

/** A graha's name; on a phone its two letters, because four of them stand side by side. */
export function GrahaName({ graha }: { graha: Graha }) {
  const { t } = useTranslation(['chart-words', 'jyotish'])
  return (
    <>
      <span aria-hidden="true" className="sm:hidden print:hidden">
        {t(`chart-words:grahas.${graha}.short`)}
      </span>
      <span className="max-sm:sr-only print:not-sr-only">{t(`jyotish:grahas.${graha}`)}</span>
    </>
  )
}

/** The names of several grahas; a dash for none. */
export function GrahaNames({ list }: { list: readonly Graha[] }) {
  const { t } = useTranslation('jyotish')
  return list.length === 0 ? '–' : list.map((graha) => t(`grahas.${graha}`)).join(', ')
}

/** A longitude as sign and degrees. */
export function SignPlace({ lonDeg }: { lonDeg: number }) {
  const { t } = useTranslation('jyotish')
  return (
    <>
      {t(`rashis.${rashiOf(lonDeg)}`)} <span className="whitespace-nowrap">{signDmsText(degInRashi(lonDeg))}</span>
    </>
  )
}
