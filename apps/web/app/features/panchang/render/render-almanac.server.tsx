import type { ReactNode } from 'react'
import type { PageHeadProps } from '../../../lib/page/page-head.tsx'
import { type LoaderArgs, type RenderArgs, renderPage } from '../../../lib/reading/render-page.server.tsx'
import { isNotation } from '../../../shared/almanac/clock-text.ts'
import type { AlmanacFacts } from '../almanac-facts.ts'
import { type Almanac, AlmanacContext, type TranslateAlmanac, namespaces } from './almanac.tsx'

export type { LoaderArgs }
export type AlmanacArgs = Omit<RenderArgs<'panchang'>, 't'> & { t: TranslateAlmanac }

export type AlmanacRendering = {
  head: PageHeadProps
  body: ReactNode
  /** Whose clocks, and of which date; pages that are messages have neither. */
  where?: { zone: string; date: string }
  status?: number
  today?: string
  todayEndsAt?: number
  /** Until when all of it is true, where that is sooner than the end of the date. */
  trueUntil?: number
  isForAnyPlace?: boolean
}

/** Renders a page of the almanac, and tells how long it stays true. */
export function renderAlmanac(args: LoaderArgs, render: (args: AlmanacArgs) => Promise<AlmanacRendering | Response>) {
  return renderPage<'panchang', AlmanacFacts>(args, namespaces, async (page) => {
    // It knows the words of all the files that were named.
    const t = page.t as TranslateAlmanac
    const rendering = await render({ ...page, t })
    if (rendering instanceof Response) return rendering
    const { head, body, status, today = null, todayEndsAt = null, isForAnyPlace = false } = rendering
    const almanac = almanacOf({ ...page, t }, rendering)
    return {
      head,
      body: (
        <AlmanacContext value={almanac}>
          {/* Filled by present-script.ts. */}
          {today !== null && <p role="status" data-new-day="" className="page-width" />}
          {body}
        </AlmanacContext>
      ),
      status,
      facts: {
        today,
        todayEndsAt,
        isForAnyPlace,
        halfWords: almanac.halfWords,
        texts: { newDay: t('newDay'), copied: t('feed.copied') },
      },
      texts: {
        loading: t('loading'),
        failed: t('fault.notOk'),
        whatToDo: t('fault.stays'),
        tryAgain: t('fault.tryAgain'),
      },
      until: cacheableUntil(rendering),
    }
  })
}

function almanacOf({ t, language, url, visit }: AlmanacArgs, { where }: AlmanacRendering): Almanac {
  const notation = url.searchParams.get('clock')
  return {
    t,
    language,
    origin: visit.origin,
    notation: isNotation(notation) ? notation : '12',
    halfWords: { parts: t('clock.parts'), lead: language === 'hin' },
    zone: where?.zone ?? 'Asia/Kolkata',
    date: where?.date ?? '1970-01-01',
  }
}

/**
 * A page is true until midnight at its place, or until what it says of the night's end is over. What is hidden from
 * search engines is not cached: the page of a point of the Earth is likely to be one visitor's own.
 */
function cacheableUntil({ head, todayEndsAt, trueUntil = todayEndsAt }: AlmanacRendering): number | null {
  return trueUntil === undefined || head.hidden ? null : trueUntil
}
