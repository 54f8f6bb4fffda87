import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { signDmsText } from './angle-text.ts'
import type { ChartBasics, PlanetRow } from './basics.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

/** Shows the nine grahas and the ascendant: as cards on a phone, as a table where there is room. */
export function PlanetSection({ basics }: { basics: ChartBasics }) {
  const { t } = useTranslation('kundli')
  return (
    <Section id="planets" title={t('planets.title')} lead={basics.isTimeKnown ? t('planets.lead') : t('birth.atNoon')}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:hidden print:hidden">
        {basics.planets.map((row) => (
          <PlanetCard key={row.key} row={row} isTimeKnown={basics.isTimeKnown} />
        ))}
      </ul>
      <PlanetTable basics={basics} />
    </Section>
  )
}

/** Without the time the Moon's pada is unknown: the Moon stays in one for six hours. */
function usePlanetWords(isTimeKnown: boolean) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  return {
    name: ({ key }: PlanetRow) => (
      <Meaning
        term={t(key === 'ascendant' ? 'chart-words:ascendant.name' : `chart-words:grahas.${key}.name`)}
        meaning={t(key === 'ascendant' ? 'chart-words:ascendant.meaning' : `chart-words:grahas.${key}.meaning`)}
      />
    ),
    sign: ({ rashi }: PlanetRow) => t(`jyotish:rashis.${rashi}`),
    nakshatra: ({ key, nakshatra, pada }: PlanetRow) => (
      <>
        {t(`jyotish:nakshatras.${nakshatra}`)}
        {(isTimeKnown || key !== 'moon') && (
          <>
            , <span className="whitespace-nowrap">{t('planets.pada', { number: pada })}</span>
          </>
        )}
      </>
    ),
    lord: (graha: PlanetRow['rashiLord']) => t(`jyotish:grahas.${graha}`),
  }
}

/** Shows retrograde, combust, vargottama and the dignity, each as a word with its meaning. */
function PlanetStates({ row, isTimeKnown }: { row: PlanetRow; isTimeKnown: boolean }) {
  const { t } = useTranslation('chart-words')
  const marks = [
    row.isRetrograde && ('retrograde' as const),
    row.isCombust && ('combust' as const),
    row.isVargottama && row.key !== 'ascendant' && (isTimeKnown || row.key !== 'moon') && ('vargottama' as const),
  ].filter((mark) => mark !== false && mark !== undefined)
  return (
    <span className="flex flex-wrap gap-x-3">
      {row.dignity && (
        <Meaning term={t(`dignities.${row.dignity}.name`)} meaning={t(`dignities.${row.dignity}.meaning`)} />
      )}
      {marks.map((mark) => (
        <Meaning
          key={mark}
          term={t(`marks.${mark}.name`)}
          meaning={t(`marks.${mark}.meaning`)}
          className="text-marigold-ink"
        />
      ))}
    </span>
  )
}

const moods = ['jagradadi', 'deeptadi', 'shayanadi'] as const

function PlanetAvasthas({ row }: { row: PlanetRow }) {
  const { t } = useTranslation('chart-words')
  const { avasthas, baladi } = row
  if (!baladi) return null
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-2 print:gap-x-2 print:gap-y-0">
      <Meaning term={t(`avasthas.baladi.${baladi}.name`)} meaning={t(`avasthas.baladi.${baladi}.meaning`)} />
      {moods.map((group) => {
        const state = avasthas?.[group]
        if (!state) return null
        const key = `avasthas.${group}.${state}` as 'avasthas.deeptadi.deepta'
        return <Meaning key={group} term={t(`${key}.name`)} meaning={t(`${key}.meaning`)} />
      })}
      {avasthas?.lajjitadi.map((state) => (
        <Meaning
          key={state}
          term={t(`avasthas.lajjitadi.${state}.name`)}
          meaning={t(`avasthas.lajjitadi.${state}.meaning`)}
        />
      ))}
    </span>
  )
}

function PlanetCard({ row, isTimeKnown }: { row: PlanetRow; isTimeKnown: boolean }) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const words = usePlanetWords(isTimeKnown)
  return (
    <li className="grid gap-1 border-t border-rule py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-heading text-lg">{words.name(row)}</span>
        <span className="tabular">
          {words.sign(row)} {signDmsText(row.degInRashi)}
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>
          {words.nakshatra(row)} · {words.lord(row.nakshatraLord)}
        </span>
        <span>
          {t(isTimeKnown ? 'planets.house' : 'planets.houseFromMoon')} {row.house}
        </span>
      </div>
      <div className="text-ink-soft">
        {t('planets.signLord')}: {words.lord(row.rashiLord)}
      </div>
      <PlanetStates row={row} isTimeKnown={isTimeKnown} />
      {row.baladi && (
        <details className="text-ink-soft">
          <summary className="py-2">
            {t('planets.avastha')}: {t(`chart-words:avasthas.baladi.${row.baladi}.name`)}
          </summary>
          <div className="py-2">
            <PlanetAvasthas row={row} />
          </div>
        </details>
      )}
    </li>
  )
}

function PlanetTable({ basics: { planets, isTimeKnown } }: { basics: ChartBasics }) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const words = usePlanetWords(isTimeKnown)
  const heads = [
    t('planets.name'),
    t('planets.sign'),
    t('planets.degree'),
    t('planets.signLord'),
    t('planets.nakshatra'),
    t('planets.nakshatraLord'),
    t(isTimeKnown ? 'planets.house' : 'planets.houseFromMoon'),
    t('planets.state'),
    t('planets.avastha'),
  ]
  return (
    <table className="tabular hidden w-full text-left align-top text-sm lg:table print:table print:text-xs">
      <thead>
        <tr className="border-b border-rule-strong text-ink-soft">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planets.map((row) => (
          <tr
            key={row.key}
            className="border-b border-rule *:py-2 *:pr-3 *:align-top print:break-inside-avoid print:*:py-0.5"
          >
            <th scope="row" className="font-semibold">
              {words.name(row)}
            </th>
            <td>{words.sign(row)}</td>
            <td>{signDmsText(row.degInRashi)}</td>
            <td>{words.lord(row.rashiLord)}</td>
            <td>{words.nakshatra(row)}</td>
            <td>{words.lord(row.nakshatraLord)}</td>
            <td>{row.house}</td>
            <td>
              <PlanetStates row={row} isTimeKnown={isTimeKnown} />
            </td>
            <td>
              <PlanetAvasthas row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
