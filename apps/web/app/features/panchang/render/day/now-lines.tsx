import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { isRunning, runningAt } from '../../../../shared/almanac/day-now.ts'
import { type NowStrip as Strip, natures, nowStripOf } from '../../../../shared/almanac/now-strip.ts'
import { Span, Upto, useWords } from '../almanac.tsx'
import { NowMark, shownWhile } from '../parts.tsx'
import { Line } from './line.tsx'
import { Nature } from './nature.tsx'

type NowProps = { reply: PanchangDayReply; nowMs: number }

/** What one asks before beginning something: the choghadiya that runs, Rahu Kalam, and the next good choghadiya. */
export function NowStrip({ reply, nowMs }: NowProps) {
  const { t } = useWords()
  if (!reply.day.muhurtas) return null
  return (
    <section aria-labelledby="now-strip" className="rounded-lg border border-rule bg-paper-raised px-4 py-1">
      <h2 id="now-strip" className="sr-only">
        {t('strip.title')}
      </h2>
      <dl className="tabular grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        <NowLines reply={reply} nowMs={nowMs} />
      </dl>
    </section>
  )
}

/**
 * The lines of the strip, for a list. All of the date stand in the page, and the browser shows the next when one is
 * over.
 */
export function NowLines({ reply, nowMs }: NowProps) {
  const strip = nowStripOf(reply)
  if (!strip) return null
  return (
    <>
      <Line term="choghadiya">
        <Choghadiyas strip={strip} nowMs={nowMs} />
      </Line>
      <Line term="rahuKalam">
        <RahuKalam strip={strip} nowMs={nowMs} />
      </Line>
      <GoodTimes strip={strip} nowMs={nowMs} />
    </>
  )
}

type StripProps = { strip: Strip; nowMs: number }

function Choghadiyas({ strip: { choghadiyas }, nowMs }: StripProps) {
  const running = runningAt(choghadiyas, nowMs)
  return choghadiyas
    .filter(({ endsAt }) => endsAt > nowMs)
    .map((part) => (
      <dd key={part.startsAt} {...shownWhile(part, part === running)}>
        <Name of={part.key} /> <Nature of={natures[part.key]} />{' '}
        <span className="text-ink-soft">
          <Upto at={part.endsAt} />
        </span>
      </dd>
    ))
}

function GoodTimes({ strip: { goodTimes }, nowMs }: StripProps) {
  const { t } = useWords()
  return (
    <Line term="choghadiya" fact="goodTime" label={t('strip.goodTime')}>
      {goodTimes
        .filter(({ endsAt }) => endsAt > nowMs)
        .map(({ good, ...line }) => (
          <dd key={line.startsAt} {...shownWhile(line, isRunning(line, nowMs))}>
            {good ? (
              <>
                <Name of={good.key} />{' '}
                <span className="text-ink-soft">
                  <Span of={good} />
                </span>
              </>
            ) : (
              t('strip.noGoodTime')
            )}
          </dd>
        ))}
    </Line>
  )
}

/** Without a script the line says that the time is still to come; the script adds how long that takes. */
function RahuKalam({ strip: { rahuKalam, rahuLines }, nowMs }: StripProps) {
  const { t } = useWords()
  return (
    <dd>
      <span className="font-semibold">
        <Span of={rahuKalam} />
      </span>{' '}
      {rahuLines.map(({ state, ...line }) => (
        <span key={state} {...shownWhile(line, isRunning(line, nowMs))}>
          {state === 'runs' ? (
            <NowMark />
          ) : (
            <span
              className="inline-block text-ink-soft"
              {...(state === 'toCome' && {
                'data-begins': Math.round(rahuKalam.startsAt / 1000),
                'data-words': t('strip.begins'),
              })}
            >
              {t(`strip.${state}`)}
            </span>
          )}
        </span>
      ))}
    </dd>
  )
}

function Name({ of }: { of: keyof typeof natures }) {
  const { t } = useWords()
  return <b className="font-heading text-lg leading-snug font-normal">{t(`jyotish:choghadiyas.${of}`)}</b>
}
