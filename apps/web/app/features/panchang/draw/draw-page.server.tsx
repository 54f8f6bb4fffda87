import type { Language } from '@sankalp/contract/language'
import type { Visit } from '@sankalp/contract/visit'
import type { ReactNode } from 'react'
import { type RouterContextProvider, data } from 'react-router'
import { writeMarkup } from '../../../lib/markup/write-markup.ts'
import { giveBody } from '../../../lib/drawn/held-html.server.ts'
import { visitContext } from '../../../lib/visit.ts'
import type { AlmanacData } from '../browser/almanac-data.ts'
import { isNotation } from '../../../lib/almanac/clock-text.ts'
import { type Almanac, type Say, drawIn } from './almanac.tsx'
import { sayOf } from './say.server.ts'

export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }
export type Drawing = {
  head: AlmanacData['head']
  body: ReactNode
  /** Whose clocks, and of which date; pages that are messages have neither. */
  where?: { zone: string; date: string }
  status?: number
  today?: string
  todayEndsAt?: number
  /** Until when it says what is so, where that is sooner than the date ends. */
  trueUntil?: number
  isForAnyPlace?: boolean
}
export type Asking = { visit: Visit; url: URL; language: Language; t: Say }

/** Draws a page of the almanac and says how long it stays true. */
export async function drawPage({ request, context }: LoaderArgs, draw: (asking: Asking) => Promise<Drawing | Response>) {
  const visit = context.get(visitContext)
  const { language } = visit
  const url = pageUrl(request)
  const t = sayOf(visit)
  const drawing = await draw({ visit, url, language, t })
  // A redirect.
  if (drawing instanceof Response) return drawing
  const { body, where, status = 200, today = null, todayEndsAt = null, isForAnyPlace = false } = drawing
  const notation = url.searchParams.get('clock')
  const almanac: Almanac = {
    t,
    language,
    origin: visit.origin,
    notation: isNotation(notation) ? notation : '12',
    halfWords: { parts: t('clock.parts'), lead: language === 'hin' },
    zone: where?.zone ?? 'Asia/Kolkata',
    date: where?.date ?? '1970-01-01',
  }
  const html = drawIn(almanac, () => writeMarkup(body, t))
  const page: AlmanacData = {
    head: drawing.head,
    today,
    todayEndsAt,
    isForAnyPlace,
    halfWords: almanac.halfWords,
    texts: {
      loading: t('loading'),
      failed: t('fault.notOk'),
      whatToDo: t('fault.stays'),
      tryAgain: t('fault.tryAgain'),
      newDay: t('newDay'),
      copied: t('feed.copied'),
    },
  }
  giveBody(page, html, context)
  return data(page, { status, headers: headersFor(drawing, status) })
}

/** The address of the page, also where only its data is asked for: the page leads to itself by it. */
function pageUrl(request: Request): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return url
}

/**
 * Pages are kept by the server until midnight at their place, or until what they say of the night's end is over; what is missing today may be there tomorrow, and the page
 * of a point of the Earth is likely to be one visitor's own.
 */
function headersFor({ head, todayEndsAt, trueUntil = todayEndsAt }: Drawing, status: number): Record<string, string> {
  return status === 200 && trueUntil !== undefined && !head.hidden ? { 'x-page-cache': `until=${trueUntil}` } : {}
}
