import { type TimedKundli, grahas, makeKp } from '@sankalp/jyotish'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { dmsText } from '../details/angle-text.ts'
import { Section } from '../details/section.tsx'
import { Fold } from './fold.tsx'
import { LordTable } from './lord-table.tsx'
import { RulingTable } from './ruling-planets.tsx'
import { GrahaFolds, HouseFolds, NodeAgencies } from './significators.tsx'
import { SubTable } from './sub-table.tsx'

type KpSectionProps = {
  kundli: TimedKundli
  place: { lat: number; lon: number }
  /** The number of a prashna, which sets the lagna. */
  number?: number | null
  /** Opens the cusps and the ruling planets at once. */
  isOpen?: boolean
}

/** Shows the chart as Krishnamurti's paddhati reads it. */
export function KpSection({ kundli, place: { lat, lon }, number = null, isOpen = false }: KpSectionProps) {
  const { t } = useTranslation(['kp', 'chart-words', 'jyotish'])
  const kp = useMemo(() => makeKp(kundli, { latDeg: lat, lonDeg: lon }, number), [kundli, lat, lon, number])
  if (!kp) {
    return (
      <Section id="kp" title={t('title')} lead={t('lead')}>
        <p className="max-w-prose">{t('polar')}</p>
      </Section>
    )
  }
  return (
    <Section
      id="kp"
      title={t('title')}
      lead={
        <>
          {t('lead')} {t('made', { ayanamsa: dmsText(kp.ayanamsaDeg) })}
        </>
      }
    >
      <div className="grid grid-cols-1 print:grid-cols-2 print:gap-x-6">
        <Fold table="ruling" isOpen={isOpen}>
          <RulingTable ruling={kp.ruling} />
        </Fold>
        <Fold table="cusps" isOpen={isOpen}>
          <LordTable
            nameHead={t('house')}
            placeHead={t('begins')}
            rows={kp.houses.map(({ house, cuspDeg, lords }) => ({ key: house, name: house, lonDeg: cuspDeg, lords }))}
          />
        </Fold>
        <Fold table="grahas">
          <LordTable
            nameHead={t('graha')}
            placeHead={t('place')}
            rows={grahas.map((graha) => {
              const { lonDeg, lords, signifies } = kp.grahas[graha]
              const isRetrograde = kundli.planets[graha].isRetrograde && graha !== 'rahu' && graha !== 'ketu'
              const mark = isRetrograde ? ` ${t('chart-words:marks.retrograde.short')}` : ''
              return {
                key: graha,
                name: t(`jyotish:grahas.${graha}`) + mark,
                lonDeg,
                note: t('grahas.inHouse', { house: signifies.occupies }),
                lords,
              }
            })}
          />
        </Fold>
        <Fold table="houses">
          <HouseFolds houses={kp.houses} />
        </Fold>
        <Fold table="signifies">
          <GrahaFolds kp={kp} />
        </Fold>
        <Fold table="nodes">
          <NodeAgencies nodes={kp.nodes} />
        </Fold>
        <AllSubs />
      </div>
    </Section>
  )
}

/** The long table is made only when it is opened. */
function AllSubs() {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <Fold table="subs" onOpen={() => setIsOpened(true)}>
      {isOpened && <SubTable />}
    </Fold>
  )
}
