import type { FoundTajikaYoga, SevenGraha, TajikaPair, TajikaYoga, Varshaphal } from '@sankalp/jyotish'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { Meaning } from '../../../../shared/meaning/meaning.tsx'
import { dmsText } from '../angle-text.ts'
import { listText } from '../date-text.ts'
import { YearPart } from './year-part.tsx'

/** These say something about an itthasala, so they are shown with it. */
const ofItthasala: readonly TajikaYoga[] = ['kamboola', 'gairi-kamboola', 'manau', 'radda']

/** Lists the pairs of grahas that meet or part, each with what strengthens or spoils it. */
export function YearPairs({ year: { pairs, yogas } }: { year: Varshaphal }) {
  const { t } = useTranslation('varshaphal')
  const ordered = pairs.toSorted((one, other) => rankOf(one) - rankOf(other) || one.apartDeg - other.apartDeg)
  return (
    <YearPart title={t('pairs.title')} note={t('pairs.note')} school={t('pairs.school')}>
      {pairs.length === 0 && <p>{t('pairs.none')}</p>}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {ordered.map((pair) => (
          <Pair
            key={`${pair.faster} ${pair.slower}`}
            pair={pair}
            touching={yogas.filter((yoga) => isAbout(yoga, pair))}
          />
        ))}
      </ul>
    </YearPart>
  )
}

const rankOf = ({ stage }: TajikaPair) => (stage ? ['purna', 'vartamana', 'bhavishya'].indexOf(stage) : 3)

function isAbout({ yoga, grahas }: FoundTajikaYoga, { faster, slower }: TajikaPair): boolean {
  return ofItthasala.includes(yoga) && grahas.includes(faster) && grahas.includes(slower)
}

function Pair({ pair, touching }: { pair: TajikaPair; touching: readonly FoundTajikaYoga[] }) {
  const { t } = useTranslation(['varshaphal', 'jyotish'])
  const { faster, slower, aspect, apartDeg, orbDeg, stage } = pair
  const graha = (key: SevenGraha) => t(`jyotish:grahas.${key}`)
  return (
    <li className="grid content-start gap-0.5 border-t border-rule py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('pairs.pair', { faster: graha(faster), slower: graha(slower) })}</span>
        {stage ? (
          <Meaning term={t(`stages.${stage}.name`)} meaning={t(`stages.${stage}.meaning`)} />
        ) : (
          <Meaning term={t('ishrafa.name')} meaning={t('ishrafa.meaning')} />
        )}
      </div>
      <span className="tabular text-sm text-ink-soft">
        {t(`aspects.${aspect}`)} · {t('pairs.apart', { deg: dmsText(apartDeg), orb: orbDeg })}
      </span>
      {touching.map(({ yoga, by }) => (
        <span key={`${yoga} ${by}`} className="text-sm">
          <Meaning term={t(`yogas.${yoga}.name`)} meaning={t(`yogas.${yoga}.meaning`)} />
          {by && by !== 'moon' && ` (${graha(by)})`}
        </span>
      ))}
    </li>
  )
}

/** Lists the yogas that are not about one itthasala. */
export function YearYogas({ year: { yogas } }: { year: Varshaphal }) {
  const { t } = useTranslation(['varshaphal', 'jyotish'])
  const language = useLanguage()
  const others = yogas.filter(({ yoga }) => !ofItthasala.includes(yoga))
  const about = ({ grahas, by }: FoundTajikaYoga) => {
    const names = listText(
      grahas.map((graha) => t(`jyotish:grahas.${graha}`)),
      language,
    )
    return by ? t('yogas.by', { grahas: names, by: t(`jyotish:grahas.${by}`) }) : names
  }
  return (
    <YearPart title={t('yogas.title')} note={t('yogas.note')}>
      {others.length === 0 && <p>{t('yogas.none')}</p>}
      <ul>
        {others.map((found) => (
          <li key={about(found) + found.yoga} className="border-t border-rule py-2">
            <span className="font-semibold">{t(`yogas.${found.yoga}.name`)}</span>{' '}
            {found.grahas.length > 0 && <span>({about(found)})</span>}
            <span className="block max-w-prose text-sm text-ink-soft">{t(`yogas.${found.yoga}.meaning`)}</span>
          </li>
        ))}
      </ul>
    </YearPart>
  )
}
