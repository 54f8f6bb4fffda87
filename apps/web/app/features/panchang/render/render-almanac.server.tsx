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
  /** The time zone and date of the page; pages that are messages have neither. */
  where?: { zone: string; date: string }
  status?: number
  today?: string
  todayEndsAt?: number
  /** How long all of the page is valid, if that is shorter than its date. */
  trueUntil?: number
  isForAnyPlace?: boolean
}

/** Renders a page of the almanac, and sets how long it may be cached. */
export function renderAlmanac(args: LoaderArgs, render: (args: AlmanacArgs) => Promise<AlmanacRendering | Response>) {
  return renderPage<'panchang', AlmanacFacts>(args, namespaces, async (page) => {
    // It knows the texts of all named files.
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
 * Returns how long a page may be cached: until midnight at its place, or until its content about the end of the night
 * expires. Pages hidden from search engines are not cached: the page of a point is likely to be one user's own.
 */
function cacheableUntil({ head, todayEndsAt, trueUntil = todayEndsAt }: AlmanacRendering): number | null {
  return trueUntil === undefined || head.hidden ? null : trueUntil
}
