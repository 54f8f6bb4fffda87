import { type ComponentProps, useEffect, useRef } from 'react'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { WheelHand } from '../../shared/almanac/wheel-hand.tsx'
import { YourDay } from '../../shared/your-day/your-day.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Wheel } from '../../ui/drawings/wheel.tsx'
import { Scene } from '../../ui/scene.tsx'
import { type DayFact, DayFacts } from './day-facts.tsx'
import { PlaceChange, type PlaceWords } from './place-change.tsx'
import { useNow } from './use-now.ts'
import { linkLook, useWords } from './words.ts'

/** Today in a place. */
export type HomeDay = {
  slug: string
  place: string
  date: string
  dateText: string
  facts: DayFact[]
  /** The day wheel without its hand. Its shapes and texts are large, so only the server renders them. */
  wheelHtml: string
  hand: Omit<ComponentProps<typeof WheelHand>, 'nowMs'> & { side: number }
}
type OpeningProps = {
  /** Null if it could not be loaded. */
  day: HomeDay | null
  /** When the server rendered it, in epoch milliseconds. */
  renderedAt: number
  /** When its content becomes outdated, in epoch milliseconds. */
  trueUntil: number
  placeWords: PlaceWords
  /** Reloads the page. */
  onReload: () => void
}

/** The first screen: today in a place. On a phone the facts are above the wheel, on a wide screen beside it. */
export function Opening({ day, renderedAt, trueUntil, placeWords, onReload }: OpeningProps) {
  const { t } = useWords()
  const { signedIn } = usePageFacts()
  const nowMs = useNow({ renderedAt, trueUntil, onOver: onReload })
  return (
    <>
      <div className="sm:page-width sm:pt-4">
        <Scene
          name="home"
          small={{ sheet: 'wide', view: [440, 124, 830, 204] }}
          large={{ sheet: 'wide', view: [0, 140, 1280, 148] }}
          className="sm:rounded-lg"
        />
      </div>
      <div className="page-width pt-3 empty:hidden sm:pt-6">
        <YourDay city={day?.slug || undefined} />
      </div>
      <div className="page-width grid gap-x-12 gap-y-4 pt-3 pb-8 sm:gap-y-6 sm:pt-8 lg:grid-cols-[1fr_30rem] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-3 sm:gap-5">
          <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{t('heading')}</h1>
          {day ? <Today day={day} nowMs={nowMs} placeWords={placeWords} onReload={onReload} /> : <NoDay />}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {day ? (
            <DayWheel day={day} nowMs={nowMs} />
          ) : (
            <Wheel detailed size={340} className="mx-auto max-sm:size-56" />
          )}
        </div>
        <div className="grid content-start justify-items-start gap-5">
          {day && (
            <a href={`/panchang/${day.slug}`} className={`-mt-2 inline-flex min-h-12 items-center ${linkLook}`}>
              {t('day.whole')}
            </a>
          )}
          <p className="max-w-xl text-lg text-ink-soft">{t('lead')}</p>
          <div className="flex flex-wrap gap-3">
            <a href="/chatwithastrologer" className={buttonClasses('primary')}>
              {t('consult')}
            </a>
            <a href={signedIn ? '/profile' : '/signup'} className={buttonClasses('quiet')}>
              {t(signedIn ? 'profile' : 'signup')}
            </a>
          </div>
        </div>
      </div>
    </>
  )
}

type DayProps = { day: HomeDay; nowMs: number }

function Today({
  day: { place, date, dateText, facts },
  nowMs,
  placeWords,
  onReload,
}: DayProps & Pick<OpeningProps, 'placeWords' | 'onReload'>) {
  const { t } = useWords()
  return (
    <section aria-label={t('day.label', { place })} className="grid gap-2 sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:justify-start">
        <p className="text-ink-soft">
          <time dateTime={date}>{dateText}</time> · {place}
        </p>
        <PlaceChange words={placeWords} onKept={onReload} />
      </div>
      <DayFacts facts={facts} nowMs={nowMs} />
    </section>
  )
}

/** Draws the hand over the wheel, in the same coordinates. */
function DayWheel({ day: { wheelHtml, hand }, nowMs }: DayProps) {
  const { side, ...course } = hand
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    // Loaded after the page. Without it, only the names of the marks are missing.
    import('../../shared/almanac/wheel-names.ts').then(
      ({ listenForWheelNames }) => frame.current && listenForWheelNames(frame.current, stop.signal),
      () => {},
    )
    return () => stop.abort()
  }, [])
  return (
    <div ref={frame} className="wheel-frame relative mx-auto max-w-md lg:max-w-none">
      <div dangerouslySetInnerHTML={{ __html: wheelHtml }} />
      <svg viewBox={`0 0 ${side} ${side}`} className="day-wheel pointer-events-none absolute inset-x-0 top-0 w-full">
        <WheelHand {...course} nowMs={nowMs} />
      </svg>
    </div>
  )
}

function NoDay() {
  const { t } = useWords()
  return (
    <p role="alert" className="rounded-md border-l-4 border-sindoor bg-sindoor-tint p-4">
      {t('day.failed')}{' '}
      <a href="/panchang" className={linkLook}>
        {t('day.failedNext')}
      </a>
    </p>
  )
}
