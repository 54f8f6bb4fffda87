import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { Dawn } from '@sankalp/contract/panchang-reply'
import { Sentence } from '../../../../shared/almanac/sentence.tsx'
import { Time, Upto, useWords } from '../almanac.tsx'
import { lasting } from '../parts.tsx'

type Lasting = { startsAt: number; endsAt: number }

/**
 * The hours between midnight and sunrise, at a given time: the day of the date has not begun, and the previous one
 * continues.
 */
export type Dawning = Dawn & { nowMs: number }

/** Returns null on any other date, and from sunrise on. */
export function dawningAt(
  { dawn, date, today }: Pick<PanchangDayReply, 'dawn' | 'date' | 'today'>,
  nowMs: number,
): Dawning | null {
  return dawn && date === today && nowMs < dawn.endsAt ? { ...dawn, nowMs } : null
}

/**
 * Returns how long a page rendered now is correct about what is running: until the next end, or sunrise at the latest.
 */
export function dawningUntil({ endsAt, nowMs, tithis, nakshatras, choghadiya, horas }: Dawning): number {
  const ends = [...tithis, ...nakshatras, ...choghadiya, ...horas].map((span) => span.endsAt)
  return Math.min(endsAt, ...ends.filter((at) => at > nowMs))
}

/** Returns the running and the coming spans of a list. */
export function leftOf<S extends Lasting>(spans: readonly S[], nowMs: number): S[] {
  return spans.filter(({ endsAt }) => endsAt > nowMs)
}

/**
 * For who opens the page before the morning prayer: what runs now, and until when. At sunrise it goes. Under the limbs
 * of now it does not repeat them; the choghadiya stands in the strip.
 */
export function BeforeSunrise({ dawning, isUnderLimbs }: { dawning: Dawning; isUnderLimbs?: boolean }) {
  const { t } = useWords()
  return (
    <section
      aria-labelledby="before-sunrise"
      {...lasting(dawning)}
      data-now=""
      className="while-it-runs rounded-md border-l-4 border-marigold bg-marigold-tint p-4"
    >
      <h2 id="before-sunrise" className="text-xl leading-snug">
        {t('dawn.title')}
      </h2>
      <p className="text-ink-soft">
        <Sentence
          text={t('dawn.lead', { vara: t(`jyotish:varas.${dawning.vara}`) })}
          slots={{ time: <Time at={dawning.endsAt} /> }}
        />
      </p>
      <dl className="tabular mt-2 grid gap-x-6 gap-y-1 lg:grid-cols-3">
        {!isUnderLimbs && (
          <>
            <Running
              fact="tithi"
              label={t('terms.tithi.name')}
              spans={dawning.tithis}
              nowMs={dawning.nowMs}
              nameOf={({ key }) => t(`jyotish:tithis.${key}`)}
            />
            <Running
              fact="nakshatra"
              label={t('terms.nakshatra.name')}
              spans={dawning.nakshatras}
              nowMs={dawning.nowMs}
              nameOf={({ key }) => t(`jyotish:nakshatras.${key}`)}
            />
          </>
        )}
        <Running
          fact="hora"
          label={t('terms.hora.name')}
          spans={dawning.horas}
          nowMs={dawning.nowMs}
          nameOf={({ lord }) => t(`jyotish:grahas.${lord}`)}
        />
      </dl>
    </section>
  )
}

type RunningProps<S> = { fact: string; label: string; spans: readonly S[]; nowMs: number; nameOf: (span: S) => string }

/** Shows one span of a list; the browser shows the next when it is over. */
function Running<S extends Lasting>({ fact, label, spans, nowMs, nameOf }: RunningProps<S>) {
  return (
    <div data-dawn={fact} className="grid grid-cols-[5.5rem_1fr] items-baseline lg:block">
      <dt className="text-sm text-ink-soft">{label}</dt>
      {leftOf(spans, nowMs).map((span) => (
        <dd
          key={span.startsAt}
          {...lasting(span)}
          data-now={span.startsAt <= nowMs ? '' : undefined}
          className="while-it-runs"
        >
          <b className="font-heading text-lg font-normal">{nameOf(span)}</b>{' '}
          <span className="whitespace-nowrap text-ink-soft">
            <Upto at={span.endsAt} />
          </span>
        </dd>
      ))}
    </div>
  )
}
