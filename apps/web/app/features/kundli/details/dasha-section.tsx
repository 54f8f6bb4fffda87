import {
  type Dasha,
  type DashaPeriod,
  type EpochMs,
  type Graha,
  type TimedKundli,
  type Yogini,
  dashasAt,
  divideDasha,
} from '@sankalp/jyotish'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { dateText } from './date-text.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

/** The deepest level that a birth time to the minute supports. */
const deepestShown = 4

const systems = ['vimshottari', 'yogini'] as const
type System = (typeof systems)[number]

/** Shows both dashas as trees, opened at today. */
export function DashaSection({ kundli }: { kundli: TimedKundli }) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const [system, setSystem] = useState<System>('vimshottari')
  return (
    <Section id="dashas" title={t('dashas.title')} lead={t('chart-words:terms.dasha.meaning')}>
      <RadioGroup
        labelHidden
        className="print:hidden"
        label={t('dashas.title')}
        name="dashaSystem"
        value={system}
        options={systems.map((value) => ({ value, text: t(`chart-words:dashas.${value}.name`) }))}
        onChange={setSystem}
      />
      {system === 'vimshottari' ? (
        <DashaView key="vimshottari" system="vimshottari" dasha={kundli.vimshottari} kundli={kundli} />
      ) : (
        <DashaView key="yogini" system="yogini" dasha={kundli.yogini} kundli={kundli} />
      )}
    </Section>
  )
}

type DashaViewProps = { system: System; dasha: Dasha<Graha> | Dasha<Yogini>; kundli: TimedKundli }
type AnyDasha = Dasha<Graha | Yogini>
type Period = DashaPeriod<Graha | Yogini>

function DashaView({ system, dasha, kundli }: DashaViewProps) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  // The two systems differ only in the names of their lords.
  const any = dasha as AnyDasha
  const [now] = useState(() => Date.now() as EpochMs)
  const running = dashasAt(any, now, deepestShown)
  const lordName = useLordName(system)
  const { birthLord, balance } = any
  const { birth } = kundli
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {t(`chart-words:dashas.${system}.meaning`)} {t('dashas.balance', { lord: lordName(birthLord), ...balance })}{' '}
        {t('dashas.year')}
      </p>
      {running.length > 0 ? (
        <p className="border-l-2 border-marigold pl-4 text-lg">
          <span className="block text-sm text-ink-soft">{t('dashas.running')}</span>
          {running
            .slice(0, 3)
            .map(({ lord }) => lordName(lord))
            .join(' › ')}
        </p>
      ) : (
        <p className="text-ink-soft">{t('dashas.none')}</p>
      )}
      <ul className="border-b border-rule">
        {any.mahadashas.map((period) => (
          <DashaNode
            key={period.startMs}
            dasha={any}
            system={system}
            period={period}
            running={running}
            birthMs={birth.epochMs}
            offsetHours={birth.zoneOffsetSeconds / 3600}
          />
        ))}
      </ul>
    </div>
  )
}

function useLordName(system: System): (lord: Graha | Yogini) => string {
  const { t } = useTranslation(['jyotish', 'chart-words'])
  return (lord) =>
    system === 'vimshottari' ? t(`jyotish:grahas.${lord as Graha}`) : t(`chart-words:yogini.${lord as Yogini}.name`)
}

type DashaNodeProps = {
  dasha: AnyDasha
  system: System
  period: Period
  running: readonly Period[]
  birthMs: number
  offsetHours: number
}

function DashaNode({ dasha, system, period, running, birthMs, offsetHours }: DashaNodeProps) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const language = useLanguage()
  const lordName = useLordName(system)
  const isRunning = running.some(({ level, startMs }) => level === period.level && startMs === period.startMs)
  // Open two levels at today's period; the finer ones open after a tap.
  const [isOpen, setIsOpen] = useState(isRunning && period.level <= 2)
  // Leave out periods that ended before the birth.
  if (period.endMs <= birthMs) return null
  const from = dateText(Math.max(period.startMs, birthMs), offsetHours, language)
  const to = dateText(period.endMs, offsetHours, language)
  const name = lordName(period.lord)
  const isLeaf = period.level >= deepestShown
  const line = (
    <>
      <span className={classes('grow', period.level === 1 && 'font-heading text-lg', isRunning && 'font-semibold')}>
        {name}
        {isRunning && <span className="ml-2 text-sm font-semibold text-marigold-ink">{t('dashas.now')}</span>}
      </span>
      <span className="tabular ml-auto text-sm text-ink-soft">{t('dashas.fromTo', { from, to })}</span>
    </>
  )
  const row = classes(
    'flex min-h-12 w-full flex-wrap items-center gap-x-3 py-2 text-left print:min-h-0 print:py-0.5',
    isRunning && 'bg-marigold-tint',
  )
  return (
    <li
      className={classes(
        'border-t border-rule',
        period.level > 1 && 'ml-3 border-l-2 border-l-rule pl-2 sm:ml-6 sm:pl-4',
      )}
    >
      {isLeaf ? (
        <div className={row}>{line}</div>
      ) : (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={row}>
          <ChevronRight
            aria-hidden="true"
            size={18}
            className={classes('shrink-0 transition-transform print:hidden', isOpen && 'rotate-90')}
          />
          {line}
        </button>
      )}
      {isOpen && !isLeaf && (
        <>
          <p className="pb-1 pl-7 text-sm text-ink-soft">
            {period.level === 1 && (
              <span className="mr-2">
                {system === 'vimshottari'
                  ? t(`chart-words:vimshottari.${period.lord as Graha}`)
                  : t(`chart-words:yogini.${period.lord as Yogini}.meaning`)}
              </span>
            )}
            <Meaning
              term={t(`chart-words:dashaLevels.${(period.level + 1) as 2}.name`)}
              meaning={t(`chart-words:dashaLevels.${(period.level + 1) as 2}.meaning`)}
            />
          </p>
          <ul>
            {divideDasha(dasha, period).map((part) => (
              <DashaNode
                key={part.startMs}
                dasha={dasha}
                system={system}
                period={part}
                running={running}
                birthMs={birthMs}
                offsetHours={offsetHours}
              />
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
