import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import { WheelFigure } from '../../../shared/almanac/wheel-figure.tsx'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Wheel } from '../../../ui/drawings/wheel.tsx'
import { DayFacts } from './day-facts.tsx'
import { PlaceChange } from './place-change.tsx'
import { linkLook, useWords } from './words.ts'

/** The year is known to whoever looks at today. */
const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long' } as const

type OpeningProps = { result: CallResult<PanchangDayReply>; nowMs: number; signedIn: boolean }

/** The first screen: today, here. On a phone the facts stand above the wheel, on a wide screen beside it. */
export function Opening({ result, nowMs, signedIn }: OpeningProps) {
  const { t } = useWords()
  return (
    <div className="page-width grid gap-x-12 gap-y-4 pt-3 pb-8 sm:gap-y-6 sm:pt-8 lg:grid-cols-[1fr_30rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-3 sm:gap-5">
        <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{t('heading')}</h1>
        {'reply' in result ? <Today reply={result.reply} nowMs={nowMs} /> : <NoDay />}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {'reply' in result ? (
          <DayWheel reply={result.reply} nowMs={nowMs} />
        ) : (
          <Wheel detailed size={340} className="mx-auto max-sm:size-56" />
        )}
      </div>
      <div className="grid content-start justify-items-start gap-5">
        {'reply' in result && (
          <a
            href={`/panchang/${result.reply.place?.slug}`}
            className={`-mt-2 inline-flex min-h-12 items-center ${linkLook}`}
          >
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
  )
}

function Today({ reply, nowMs }: { reply: PanchangDayReply; nowMs: number }) {
  const { t } = useWords()
  const language = useLanguage()
  const { place, date } = reply
  const name = place?.name[language] ?? ''
  return (
    <section aria-label={t('day.label', { place: name })} className="grid gap-2 sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:justify-start">
        <p className="text-ink-soft">
          <time dateTime={date}>{formatDate(date, language, dayAndMonth)}</time> · {name}
        </p>
        <PlaceChange />
      </div>
      <DayFacts reply={reply} nowMs={nowMs} />
    </section>
  )
}

function DayWheel({ reply, nowMs }: { reply: PanchangDayReply; nowMs: number }) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <WheelFigure
      reply={reply}
      nowMs={nowMs}
      told={{ t, language, halfWords: { parts: t('panchang:clock.parts'), lead: language === 'hin' } }}
      className="max-w-md lg:max-w-none"
    />
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
