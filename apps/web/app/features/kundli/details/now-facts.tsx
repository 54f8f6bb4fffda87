import { type EpochMs, type Graha, type Ingress, type TimedKundli, dashasAt, rashis } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import type { Reading } from '../../../shared/sky/reading.ts'
import { dateText, listText } from './date-text.ts'
import { type DoshaVerdict, doshaVerdict, isMoonSure } from './dosha-verdict.ts'
import { goToPart } from './go-to-part.ts'
import { type TurningPoint, nextTurningPoint } from './turning-point.ts'

type NowFactsProps = { reading: Reading; ahead: readonly Ingress[]; now: EpochMs }

/** What runs in the life of a chart at present: the dasha, the doshas as a verdict, and what changes next. */
export function NowFacts({ reading, ahead, now }: NowFactsProps) {
  const { t } = useTranslation(['kundli', 'jyotish', 'dosha-words'])
  const language = useLanguage()
  const { kundli } = reading
  const date = (ms: number) => dateText(ms, kundli.birth.zoneOffsetSeconds / 3600, language)
  const turning = nextTurningPoint(kundli, ahead, now)
  const sentences = verdictSentences(doshaVerdict(reading, now), {
    t,
    date,
    list: (words) => listText(words, language, 'disjunction'),
  })
  return (
    <>
      {kundli.timeKnown && <RunningDasha kundli={kundli} now={now} date={date} />}
      <NowFact label={t('first.doshas')}>
        {sentences.join(' ')}{' '}
        <button
          type="button"
          onClick={() => goToPart('doshas')}
          className="min-h-6 text-sm text-sindoor underline underline-offset-4"
        >
          {t('first.how')}
        </button>
      </NowFact>
      {turning && (
        <NowFact label={t('first.turning')}>
          <span className="tabular mr-2 font-heading text-xl">{date(turning.at)}</span>
          {turningText(turning, isMoonSure(kundli) ? kundli.chart.rashi.moon : null, t)}
        </NowFact>
      )}
    </>
  )
}

function NowFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-1 pb-2 max-md:first:mt-2 md:first:border-t-0 md:first:pt-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="leading-snug hi:leading-normal">{children}</dd>
    </div>
  )
}

type RunningDashaProps = { kundli: TimedKundli; now: EpochMs; date: (ms: number) => string }

/** Shows the great period, the one within it, and how much of the great one has passed. */
function RunningDasha({ kundli, now, date }: RunningDashaProps) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const running = dashasAt(kundli.vimshottari, now, 2)
  const [maha] = running
  const graha = (lord: Graha) => t(`jyotish:grahas.${lord}`)
  return (
    <NowFact label={<Meaning term={t('first.dasha')} meaning={t('chart-words:dashas.vimshottari.meaning')} />}>
      {maha ? (
        <>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-heading text-xl">{running.map(({ lord }) => graha(lord)).join(' › ')}</span>
            <span className="tabular">{t('first.until', { date: date(running.at(-1)!.endMs) })}</span>
          </span>
          <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-paper-sunk">
            <span
              className="block h-full rounded-full bg-marigold"
              style={{ width: `${((now - maha.startMs) / (maha.endMs - maha.startMs)) * 100}%` }}
            />
          </span>
          <span className="tabular block text-sm text-ink-soft">
            {t('first.mahaUntil', { lord: graha(maha.lord), date: date(maha.endMs) })}
          </span>
        </>
      ) : (
        t('dashas.none')
      )}
    </NowFact>
  )
}

type Say = {
  t: Translate<'kundli' | 'dosha-words' | 'jyotish'>
  date: (ms: number) => string
  list: (words: string[]) => string
}

/** Says in words which doshas there are; the absent ones in one sentence. */
function verdictSentences({ absent, present }: DoshaVerdict, { t, date, list }: Say): string[] {
  const names = absent.map((dosha) => t(`dosha-words:${dosha}.name`))
  return [
    ...(names.length > 0 ? [t('kundli:first.absent', { names: list(names) })] : []),
    ...present.map((found) => {
      if (found.kind === 'sadeSati')
        return t('kundli:first.sadeSati', {
          phase: t(`kundli:first.phases.${found.phase}`),
          date: date(found.endMs),
        })
      if (found.kind === 'dhaiya') return t('kundli:first.dhaiya', { date: date(found.endMs) })
      return t(`kundli:first.${found.kind}`)
    }),
  ]
}

/** A transit has no house if the Moon may have been in either of two signs. */
function turningText(turning: TurningPoint, moonRashi: number | null, t: Say['t']): string {
  const graha = (key: Graha) => t(`jyotish:grahas.${key}`)
  switch (turning.kind) {
    case 'mahadasha':
      return t('kundli:first.mahadasha', { lord: graha(turning.lord) })
    case 'antardasha':
      return t('kundli:first.antardasha', { lord: graha(turning.lord), within: graha(turning.within) })
    case 'ingress': {
      const said = { graha: graha(turning.graha), sign: t(`jyotish:rashis.${turning.into}`) }
      const move = t(turning.retrograde ? 'kundli:first.returns' : 'kundli:first.enters', said)
      if (moonRashi === null) return t('kundli:doshas.said', { text: move })
      const house = ((rashis.indexOf(turning.into) - moonRashi + 12) % 12) + 1
      return t('kundli:first.fromMoon', { move, house })
    }
  }
}
