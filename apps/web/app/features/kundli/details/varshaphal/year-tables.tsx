import { type PanchaVargiya, type Varshaphal, grahas, seesLagna, sevenGrahas, yearOffices } from '@sankalp/jyotish'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { Meaning } from '../../../../shared/meaning/meaning.tsx'
import { classes } from '../../../../ui/classes.ts'
import { signDmsText } from '../angle-text.ts'
import { isMarkedRetrograde } from '../chart-bodies.ts'
import { Row, Rows } from '../lookup.tsx'
import { YearPart } from './year-part.tsx'

/** Shows the five of which one is the lord of the year. */
export function YearOfficers({ year }: { year: Varshaphal }) {
  const { t } = useTranslation(['varshaphal', 'jyotish'])
  const { officers, strengths, yearLord, chart } = year
  return (
    <YearPart title={t('officers.title')} note={t('officers.note')} isOpen>
      <table className="tabular w-full max-w-2xl text-left">
        <thead>
          <tr className="border-b border-rule-strong align-bottom text-sm text-ink-soft">
            {(['office', 'graha', 'strength', 'sees'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pr-2 font-semibold">
                {t(`officers.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearOffices.map((office) => {
            const graha = officers[office]
            return (
              <tr
                key={office}
                className={classes('border-b border-rule', graha === yearLord.graha && 'bg-marigold-tint')}
              >
                <th scope="row" className="py-2 pr-2 font-normal">
                  <Meaning term={t(`offices.${office}.name`)} meaning={t(`offices.${office}.meaning`)} />
                </th>
                <td className={classes('pr-2', graha === yearLord.graha && 'font-semibold')}>
                  {t(`jyotish:grahas.${graha}`)}
                </td>
                <td className="pr-2">{strengths[graha].total.toFixed(2)}</td>
                <td>{t(seesLagna(chart, graha) ? 'officers.yes' : 'officers.no')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </YearPart>
  )
}

/** Lists where the lagna and the grahas stand, to the second. */
export function YearPlaces({ year: { ascendant, planets } }: { year: Varshaphal }) {
  const { t } = useTranslation(['varshaphal', 'kundli', 'chart-words', 'jyotish'])
  const placeText = ({ rashi, degInRashi, nakshatra, pada }: typeof ascendant) =>
    `${t(`jyotish:rashis.${rashi}`)} ${signDmsText(degInRashi)} · ${t(`jyotish:nakshatras.${nakshatra}`)} ${pada}`
  return (
    <YearPart title={t('kundli:planets.title')} note={t('places.note')}>
      <Rows>
        <Row name={t('chart-words:ascendant.name')}>{placeText(ascendant)}</Row>
        {grahas.map((graha) => {
          const { isRetrograde, isCombust } = planets[graha]
          const marks = [
            isMarkedRetrograde({ key: graha, isRetrograde }) && t('chart-words:marks.retrograde.name'),
            isCombust && t('chart-words:marks.combust.name'),
          ].filter(Boolean)
          return (
            <Row key={graha} name={t(`jyotish:grahas.${graha}`)}>
              {placeText(planets[graha])}
              {marks.length > 0 && <span className="block text-right text-sm text-ink-soft">{marks.join(', ')}</span>}
            </Row>
          )
        })}
      </Rows>
    </YearPart>
  )
}

const parts = ['kshetra', 'uchcha', 'hadda', 'drekkana', 'navamsha', 'total'] as const satisfies (keyof PanchaVargiya)[]

/** Shows the five strengths of each graha; the table fits a phone of 320 px. */
export function YearStrengths({ year: { strengths } }: { year: Varshaphal }) {
  const { t } = useTranslation(['varshaphal', 'jyotish'])
  return (
    <YearPart title={t('strengths.title')} note={t('strengths.note')} school={t('strengths.school')}>
      <table className="tabular w-full max-w-3xl text-right text-sm">
        <thead>
          <tr className="border-b border-rule-strong text-xs text-ink-soft sm:text-sm">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('officers.graha')}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className="py-2 pl-1 font-semibold">
                <Meaning term={t(`parts.${part}.name`)} meaning={t(`parts.${part}.meaning`)}>
                  {t(`parts.${part}.short`)}
                </Meaning>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sevenGrahas.map((graha) => (
            <tr key={graha} className="border-b border-rule">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`jyotish:grahas.${graha}`)}
              </th>
              {parts.map((part) => (
                <td key={part} className={part === 'total' ? 'font-semibold' : 'text-ink-soft'}>
                  {strengths[graha][part].toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </YearPart>
  )
}
