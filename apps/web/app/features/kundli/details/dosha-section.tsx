import { type EpochMs, type MangalDosha, type SadeSati, rashis, sadeSatiAt } from '@sankalp/jyotish'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { dateText, listText } from './date-text.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

/** Shows the common doshas, each with its cause and its cancellations, in calm words. */
export function DoshaSection({ reading }: { reading: Reading }) {
  const { t } = useTranslation(['kundli', 'dosha-words'])
  const { kundli } = reading
  const { timeKnown } = kundli
  return (
    <Section id="doshas" title={t('doshas.title')} lead={t('dosha-words:note')}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:block print:space-y-3">
        <Mangal dosha={kundli.doshas.mangal} timeKnown={timeKnown} />
        <KaalSarp reading={reading} />
        <Pitra reading={reading} />
      </div>
      <SadeSatiView reading={reading} />
    </Section>
  )
}

type DoshaProps = { name: string; meaning: string; status: string; statusMeaning: string; children: ReactNode }

function Dosha({ name, meaning, status, statusMeaning, children }: DoshaProps) {
  const { t } = useTranslation('kundli')
  return (
    <article className="grid content-start gap-2 border-t border-rule pt-3 break-inside-avoid">
      <Heading level={3}>
        <Meaning term={name} meaning={meaning} />
      </Heading>
      <p>
        <span className="font-semibold">{t('doshas.said', { text: status })}</span> {statusMeaning}
      </p>
      {children}
    </article>
  )
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 print:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="border-l-2 border-rule pl-3">
          {line}
        </li>
      ))}
    </ul>
  )
}

function Why({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kundli')
  return (
    <details className="text-ink-soft open-on-paper">
      <summary className="min-h-12 py-3 font-semibold print:min-h-0 print:py-1">{t('doshas.why')}</summary>
      <div className="grid gap-2 pb-2">{children}</div>
    </details>
  )
}

function Mangal({ dosha, timeKnown }: { dosha: MangalDosha; timeKnown: boolean }) {
  const { t } = useTranslation(['dosha-words', 'jyotish'])
  const status = dosha.effective ? 'effective' : dosha.present ? 'cancelled' : 'absent'
  const rashiName = (index: number) => t(`jyotish:rashis.${rashis[index]!}`)
  const cancellations = dosha.cancellations.map((found) => {
    const values: Record<string, string | number> = {}
    if ('rashi' in found) values.rashi = rashiName(found.rashi)
    if ('lagnaRashi' in found) values.rashi = rashiName(found.lagnaRashi)
    if ('house' in found) values.house = found.house
    if ('graha' in found) values.graha = t(`jyotish:grahas.${found.graha}`)
    if ('reference' in found) values.reference = t(`mangal.references.${found.reference}.name`)
    return t(`mangal.cancellations.${found.rule}`, values)
  })
  const references = dosha.references.map(({ reference, house, present }) =>
    t(`mangal.references.${reference}.${present ? 'present' : 'absent'}`, { house }),
  )
  const afflictions = dosha.afflictions.map(({ kind, graha, house }) =>
    t(`mangal.afflictions.${kind}`, { graha: t(`jyotish:grahas.${graha}`), house }),
  )
  return (
    <Dosha
      name={t('mangal.name')}
      meaning={`${t('mangal.meaning')} ${t('mangal.reading')}`}
      status={t(`mangal.status.${status}.name`)}
      statusMeaning={t(`mangal.status.${status}.meaning`)}
    >
      {dosha.present && cancellations.length > 0 && (
        <>
          <p className="font-semibold">{t('undone')}</p>
          <Lines lines={cancellations} />
        </>
      )}
      {dosha.present && <p className="text-ink-soft">{t('mangal.common')}</p>}
      {!timeKnown && <p className="text-ink-soft">{t('mangal.noTime')}</p>}
      <Why>
        {dosha.present && <p>{t(`mangal.levels.${dosha.level}.meaning`)}</p>}
        <Lines lines={references} />
        {afflictions.length > 0 && <p>{t('mangal.afflictionsMeaning')}</p>}
        <Lines lines={afflictions} />
      </Why>
    </Dosha>
  )
}

function KaalSarp({ reading: { kundli } }: { reading: Reading }) {
  const { t } = useTranslation(['dosha-words', 'jyotish', 'kundli'])
  const language = useLanguage()
  const { degree, arc, type, escaping } = kundli.doshas.kaalSarp
  const status = degree ?? 'absent'
  return (
    <Dosha
      name={t('kaalSarp.name')}
      meaning={`${t('kaalSarp.meaning')} ${t('kaalSarp.reading')}`}
      status={t(`kaalSarp.status.${status}.name`)}
      statusMeaning={t(`kaalSarp.status.${status}.meaning`)}
    >
      {degree && type && (
        <p>
          <span className="font-semibold">{t('kundli:doshas.said', { text: t(`kaalSarp.types.${type}.name`) })}</span>{' '}
          {t(`kaalSarp.types.${type}.meaning`)}
        </p>
      )}
      {degree && !kundli.timeKnown && <p className="text-ink-soft">{t('kaalSarp.noTime')}</p>}
      {degree && arc && (
        <Why>
          <p>{t(`kaalSarp.arcs.${arc}`)}</p>
          {escaping.length > 0 && (
            <p>
              {t('kaalSarp.escaping', {
                grahas: listText(
                  escaping.map((graha) => t(`jyotish:grahas.${graha}`)),
                  language,
                ),
              })}
            </p>
          )}
        </Why>
      )}
    </Dosha>
  )
}

function Pitra({ reading: { kundli } }: { reading: Reading }) {
  const { t } = useTranslation(['dosha-words', 'jyotish'])
  const { present, rules } = kundli.doshas.pitra
  const status = present ? 'present' : 'absent'
  const lines = rules.map(({ rule, grahas: [graha1, graha2], house }) =>
    t(`pitra.rules.${rule}`, {
      graha1: graha1 ? t(`jyotish:grahas.${graha1}`) : '',
      graha2: graha2 ? t(`jyotish:grahas.${graha2}`) : '',
      house: house ?? '',
    }),
  )
  return (
    <Dosha
      name={t('pitra.name')}
      meaning={`${t('pitra.meaning')} ${t('pitra.reading')}`}
      status={t(`pitra.status.${status}.name`)}
      statusMeaning={t(`pitra.status.${status}.meaning`)}
    >
      <Lines lines={[...new Set(lines)]} />
      {present && <p className="text-ink-soft">{t('pitra.common')}</p>}
      {present && <p className="text-ink-soft">{t('pitra.reading')}</p>}
      {!kundli.timeKnown && <p className="text-ink-soft">{t('pitra.noTime')}</p>}
    </Dosha>
  )
}

function SadeSatiView({ reading: { kundli, sadeSati } }: { reading: Reading }) {
  const { t } = useTranslation(['kundli', 'dosha-words', 'jyotish'])
  const language = useLanguage()
  const [now] = useState(() => Date.now() as EpochMs)
  const isMoonSure = kundli.timeKnown || kundli.moonOverDay.rashis.length === 1
  const offsetHours = kundli.birth.zoneOffsetSeconds / 3600
  const date = (ms: number) => dateText(ms, offsetHours, language)
  const running = sadeSatiAt(sadeSati, now)
  const status = running.sadeSati ? 'running' : running.dhaiya ? 'dhaiya' : 'none'
  return (
    <article className="grid gap-3 border-t border-rule pt-3">
      <Heading level={3}>
        <Meaning
          term={t('dosha-words:sadeSati.name')}
          meaning={`${t('dosha-words:sadeSati.meaning')} ${t('dosha-words:sadeSati.reading')}`}
        />
      </Heading>
      {isMoonSure ? (
        <>
          <p>
            <span className="font-semibold">
              {t('doshas.said', { text: t(`dosha-words:sadeSati.status.${status}.name`) })}
            </span>{' '}
            {running.sadeSati &&
              t('doshas.running', {
                phase: t(`dosha-words:sadeSati.phases.${running.sadeSati.phase}.name`),
                to: date(running.sadeSati.endMs),
              })}
            {!running.sadeSati && running.next && t('doshas.next', { from: date(running.next.startMs) })}
          </p>
          <p className="text-ink-soft">{t('dosha-words:sadeSati.calm')}</p>
          <Rounds sadeSati={sadeSati} now={now} date={date} />
        </>
      ) : (
        <p>{t('dosha-words:sadeSati.noTime')}</p>
      )}
    </article>
  )
}

type RoundsProps = { sadeSati: SadeSati; now: number; date: (ms: number) => string }

function Rounds({ sadeSati, now, date }: RoundsProps) {
  const { t } = useTranslation(['kundli', 'dosha-words', 'jyotish'])
  const whenOf = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    endMs <= now ? 'past' : startMs > now ? 'coming' : 'present'
  const span = (period: { startMs: number; endMs: number }) =>
    t('dashas.fromTo', { from: date(period.startMs), to: date(period.endMs) })
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 print:grid-cols-2 print:gap-y-2">
      {sadeSati.rounds.map((round, index) => (
        <details key={round.startMs} open={whenOf(round) !== 'past'} className="group break-inside-avoid open-on-paper">
          <summary className="min-h-12 print:min-h-0 border-b border-rule-strong py-1">
            <span className="grow font-semibold">
              {t('dosha-words:sadeSati.round', { number: index + 1 })} · {t(`doshas.${whenOf(round)}`)}
            </span>
            <span className="tabular text-sm">{span(round)}</span>
          </summary>
          <ul>
            {round.periods.map((period) => (
              <li
                key={period.startMs}
                className={classes(
                  'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-2 print:py-0.5',
                  whenOf(period) === 'present' && 'bg-marigold-tint font-semibold',
                )}
              >
                <span>
                  <Meaning
                    term={t(`dosha-words:sadeSati.phases.${period.phase}.name`)}
                    meaning={t(`dosha-words:sadeSati.phases.${period.phase}.meaning`)}
                  />
                  <span className="ml-2 text-sm">{t(`jyotish:rashis.${rashis[period.saturnRashi]!}`)}</span>
                </span>
                <span className="tabular text-sm">{span(period)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {sadeSati.dhaiyas.length > 0 && (
        <details className="open-on-paper md:col-span-2 print:col-span-2">
          <summary className="min-h-12 py-3 font-semibold print:min-h-0 print:py-1">{t('doshas.dhaiya')}</summary>
          <ul className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
            {sadeSati.dhaiyas.map((period) => (
              <li
                key={period.startMs}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-2 print:py-0.5"
              >
                <Meaning
                  term={t(`dosha-words:sadeSati.dhaiyas.${period.phase}.name`)}
                  meaning={t(`dosha-words:sadeSati.dhaiyas.${period.phase}.meaning`)}
                />
                <span className="tabular text-sm">{span(period)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
