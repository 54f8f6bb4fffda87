import { halfWords } from '@sankalp/content/half-words'
import { isSign, isTimeframe } from '@sankalp/contract/horoscope-keys'
import type { ReactNode } from 'react'
import { type RenderArgs, type LoaderArgs, renderPage } from '../../../lib/reading/render-page.server.tsx'
import type { PageHeadProps } from '../../../lib/page/page-head.tsx'
import { dayPicturePath } from '../horoscope-address.ts'
import type { HoroscopeChoice, HoroscopeFacts } from '../horoscope-data.ts'
import { type Answer, callHoroscope } from './call-horoscope.server.ts'
import { SignPage } from './sign-page.tsx'
import { TabsPage } from './tabs-page.tsx'

/** Renders the twelve tabs, open at one of them. */
export function renderTabs(loaderArgs: LoaderArgs) {
  return renderHoroscope(loaderArgs, readChoice, (answer, choice, { t, url, visit }) => {
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(new Date())
    const isChosen = isSign(url.searchParams.get('sign'))
    return {
      head: { title: t('page.title', { year }), description: t('page.description') },
      body: <TabsPage year={year} isChosen={isChosen} signedIn={visit.signedIn} {...choice} {...answer} />,
    }
  })
}

/** Renders one sign and one timeframe, under its own address. */
export function renderSign(loaderArgs: LoaderArgs, choice: HoroscopeChoice) {
  const { sign, timeframe } = choice
  return renderHoroscope(
    loaderArgs,
    () => choice,
    (answer, _choice, { t, visit, language }) => {
      const words = { sign: t(`signFull.${sign}`), period: answer.horoscope?.period ?? '' }
      const head = { title: t(`seo.title.${timeframe}`, words), description: t('seo.description', words) }
      return {
        head: {
          ...head,
          type: 'article',
          hidden: !answer.horoscope?.timeframes.includes(timeframe),
          // A week, a month or a year has no day and no picture of its own.
          image:
            answer.horoscope?.prediction_date.length === 10
              ? dayPicturePath(sign, answer.horoscope.prediction_date, language)
              : `/share/horoscope/${sign}.png?lng=${language}`,
        },
        body: <SignPage {...choice} {...answer} {...head} origin={visit.origin} />,
      }
    },
  )
}

type Part = { head: PageHeadProps; body: ReactNode }

/**
 * Reads the sign and timeframe; invalid ones become Virgo and today. It reads the URL object that the page gets,
 * because what is read there becomes part of the cache key.
 */
function readChoice({ searchParams }: URL): HoroscopeChoice {
  const [sign, timeframe] = [searchParams.get('sign'), searchParams.get('timeframe')]
  return { sign: isSign(sign) ? sign : 'virgo', timeframe: isTimeframe(timeframe) ? timeframe : 'today' }
}

function renderHoroscope(
  loaderArgs: LoaderArgs,
  chooses: (url: URL) => HoroscopeChoice,
  make: (answer: Answer, choice: HoroscopeChoice, args: RenderArgs<'horoscope'>) => Part,
) {
  return renderPage<'horoscope', HoroscopeFacts>(loaderArgs, ['horoscope'], async (args) => {
    const { t, visit, url, language } = args
    const choice = chooses(url)
    const answer = await callHoroscope(visit, choice)
    // Cache the page until the text changes; do not cache a failure.
    const until = answer.horoscope?.valid_until_ms ?? null
    return {
      ...make(answer, choice, args),
      spoken: t(`heading.${choice.timeframe}`, { sign: t(`sign.${choice.sign}`) }),
      facts: { validUntilMs: until, halfWords: halfWords[language] },
      texts: { loading: t('text.loading'), failed: t('text.failed'), whatToDo: t('text.network') },
      until,
    }
  })
}
