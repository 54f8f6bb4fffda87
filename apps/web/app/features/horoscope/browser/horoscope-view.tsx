import { useLoaderData } from 'react-router'
import type { DrawnPage, FailedPage } from '../../../lib/drawn/drawn-page.ts'
import { DrawnView, type Enliven } from '../../../lib/drawn/drawn-view.tsx'
import { readOwnSign } from '../../../lib/horoscope/read-own-sign.ts'
import type { HoroscopeFacts } from '../horoscope-data.ts'
import { useFreshDay } from './use-fresh-day.ts'

/** When the text that was shown last is over: a page that could not be had says nothing of it. Only set in a browser. */
let lastUntil: number | null = null

/** The drawn page of a horoscope, and the little that makes it live. */
export function HoroscopeView() {
  const answer = useLoaderData<DrawnPage<HoroscopeFacts> | FailedPage>()
  const until = 'failed' in answer ? lastUntil : answer.facts.validUntilMs
  useFreshDay(until)
  return <DrawnView enliven={enliven} />
}

/** The link that led to the next page. */
let pressed: string | null = null

const enliven: Enliven<HoroscopeFacts> = (root, { facts }, go) => {
  lastUntil = facts.validUntilMs
  const own = readOwnSign()
  if (own) root.querySelector(`[data-sign=${own}] [data-own]`)?.removeAttribute('hidden')
  // Opened without a sign, the page of tabs turns to the visitor's own.
  if (own && location.pathname === '/horoscopePage' && !/\bsign=/.test(location.search)) {
    void go(`?sign=${own}`, { replace: true, preventScrollReset: true })
  }
  // It is drawn anew: whoever uses the keyboard goes on from it.
  if (pressed) root.querySelector<HTMLElement>(`a[href="${pressed}"]`)?.focus({ preventScroll: true })
  pressed = null
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest('a[data-stay]')?.getAttribute('href') ?? null
  }
  root.addEventListener('click', note)
  return () => root.removeEventListener('click', note)
}
