import type { Visit } from '@sankalp/contract/visit'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RouterContextProvider, data } from 'react-router'
import type { Values, Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { TextsContext } from '../../../lib/locale/use-language.ts'
import type { Translate } from '../../../lib/locale/use-translation.ts'
import { giveBody } from '../../../lib/drawn/held-html.server.ts'
import { visitContext } from '../../../lib/visit.ts'
import type { Asked, DrawnPage } from '../horoscope-data.ts'
import { askHoroscope } from './ask-horoscope.server.ts'
import { SignPage } from './sign-page.tsx'
import { TabsPage } from './tabs-page.tsx'

type Context = Readonly<RouterContextProvider>
type Say = Translate<readonly ['horoscope', 'shell']>

/** The twelve tabs, open at one of them. */
export async function drawTabs(context: Context, asked: Asked) {
  const visit = context.get(visitContext)
  const answer = await askHoroscope(visit, asked)
  return draw(context, answer.horoscope?.valid_until_ms ?? null, (t) => {
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(new Date())
    return {
      head: { title: t('page.title', { year }), description: t('page.description') },
      spoken: headingOf(t, asked),
      body: <TabsPage year={year} {...asked} {...answer} />,
    }
  })
}

/** One sign and one time, under an address of its own. */
export async function drawSign(context: Context, asked: Asked) {
  const visit = context.get(visitContext)
  const answer = await askHoroscope(visit, asked)
  return draw(context, answer.horoscope?.valid_until_ms ?? null, (t) => {
    const { sign, timeframe } = asked
    const words = { sign: t(`signFull.${sign}`), period: answer.horoscope?.period ?? '' }
    const head = { title: t(`seo.title.${timeframe}`, words), description: t('seo.description', words) }
    return {
      head: { ...head, type: 'article', hidden: answer.horoscope === null },
      spoken: headingOf(t, asked),
      body: <SignPage {...asked} {...answer} {...head} origin={visit.origin} />,
    }
  })
}

function headingOf(t: Say, { sign, timeframe }: Asked): string {
  return t(`heading.${timeframe}`, { sign: t(`sign.${sign}`) })
}

type Drawing = { head: DrawnPage['head']; spoken: string; body: ReactNode }

function draw(context: Context, validUntilMs: number | null, make: (t: Say) => Drawing) {
  const visit = context.get(visitContext)
  const texts = new Texts(visit.language, wordsOf(visit), () => Promise.reject(new Error('All words are here')))
  const t: Say = (key: string, values?: Values) => {
    const [namespace, path] = key.startsWith('shell:') ? ['shell', key.slice('shell:'.length)] : ['horoscope', key]
    return texts.text(visit.language, namespace, path, values)
  }
  const { head, spoken, body } = make(t)
  const page: DrawnPage = {
    head,
    spoken,
    validUntilMs,
    texts: { loading: t('text.loading'), failed: t('text.failed'), whatToDo: t('text.network'), tryAgain: t('shell:tryAgain') },
  }
  const html = renderToStaticMarkup(<TextsContext value={texts}>{body}</TextsContext>)
  giveBody(page, html, context)
  // The site keeps the page until its text is another one; a failure is not kept.
  return data(page, { headers: validUntilMs === null ? {} : { 'x-page-cache': `until=${validUntilMs}` } })
}

function wordsOf({ language, messages }: Visit): Record<string, Words> {
  return { horoscope: messages(language, 'horoscope') as Words, shell: messages(language, 'shell') as Words }
}
