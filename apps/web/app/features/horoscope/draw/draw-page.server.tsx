import type { ReactNode } from 'react'
import { type Asking, type LoaderArgs, drawPage } from '../../../lib/drawn/draw-page.server.tsx'
import type { PageHeadProps } from '../../../lib/page-head.tsx'
import type { Asked, HoroscopeFacts } from '../horoscope-data.ts'
import { type Answer, askHoroscope } from './ask-horoscope.server.ts'
import { SignPage } from './sign-page.tsx'
import { TabsPage } from './tabs-page.tsx'

/** The twelve tabs, open at one of them. */
export function drawTabs(args: LoaderArgs, asked: Asked) {
  return draw(args, asked, (answer, { t }) => {
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(new Date())
    return {
      head: { title: t('page.title', { year }), description: t('page.description') },
      body: <TabsPage year={year} {...asked} {...answer} />,
    }
  })
}

/** One sign and one time, under an address of its own. */
export function drawSign(args: LoaderArgs, asked: Asked) {
  return draw(args, asked, (answer, { t, visit, language }) => {
    const { sign, timeframe } = asked
    const words = { sign: t(`signFull.${sign}`), period: answer.horoscope?.period ?? '' }
    const head = { title: t(`seo.title.${timeframe}`, words), description: t('seo.description', words) }
    return {
      head: { ...head, type: 'article', hidden: answer.horoscope === null, image: `/share/horoscope/${sign}.png?lng=${language}` },
      body: <SignPage {...asked} {...answer} {...head} origin={visit.origin} />,
    }
  })
}

type Drawing = { head: PageHeadProps; body: ReactNode }

function draw(args: LoaderArgs, asked: Asked, make: (answer: Answer, asking: Asking<'horoscope'>) => Drawing) {
  return drawPage<'horoscope', HoroscopeFacts>(args, ['horoscope'], async (asking) => {
    const { t, visit } = asking
    const answer = await askHoroscope(visit, asked)
    // The site keeps the page until its text is another one; a failure is not kept.
    const until = answer.horoscope?.valid_until_ms ?? null
    return {
      ...make(answer, asking),
      spoken: t(`heading.${asked.timeframe}`, { sign: t(`sign.${asked.sign}`) }),
      facts: { validUntilMs: until },
      texts: { loading: t('text.loading'), failed: t('text.failed'), whatToDo: t('text.network') },
      until,
    }
  })
}
