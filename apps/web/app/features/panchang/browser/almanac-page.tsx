import { type ComponentType, Suspense, lazy, memo, useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { PageHead } from '../../../lib/page-head.tsx'
import { readLocal } from '../../../lib/storage.ts'
import type { AlmanacData } from './almanac-data.ts'
import type { ExtrasProps } from './extras.tsx'
import { markNow } from '../../../lib/almanac/mark-now.ts'
import { findSkew } from '../../../lib/almanac/server-clock.ts'

const drawnId = 'almanac'
const beatMs = 20_000
/** The first sign that somebody is here; what answers to it is fetched then and not before. */
const signsOfLife = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

type Shown = AlmanacData & { html: string }

/** All pages of the almanac. First views count their bytes: here is only what a page needs before it is touched. */
export function AlmanacPage() {
  const answer = useLoaderData<AlmanacData>()
  const [firstHtml] = useState(readFirstHtml)
  const shown = { ...answer, html: answer.html ?? firstHtml }
  return <View shown={shown} />
}

/** While the page is being taken over its HTML is in the document, and nowhere else. */
function readFirstHtml(): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(drawnId)?.innerHTML ?? '')
}

function View({ shown }: { shown: Shown }) {
  const { html, head, today, texts } = shown
  const box = useRef<HTMLDivElement>(null)
  const isAwake = useAwake(shown.isForAnyPlace)
  useNow(box, shown)
  const [firstToday] = useState(today)
  return (
    <>
      <PageHead {...head} />
      <p role="status" className="page-width">
        {today !== firstToday && texts.newDay}
      </p>
      <div ref={box}>
        {/* Another page is another thing: nothing that made the last one live is left over. */}
        <Drawn key={html} html={html} />
      </div>
      {/* Beside the box and after it: what listens to it must find it there. */}
      <Suspense fallback={null}>{isAwake && <Extras key={html} box={box} shown={shown} takeFirst={takeWakingEvent} />}</Suspense>
    </>
  )
}

/** React must leave it alone: it has no idea what is in it. */
const Drawn = memo(function Drawn({ html }: { html: string }) {
  return <div id={drawnId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
})

/** Everything that answers to the reader. Without it links and forms still work, so a failure needs no words. */
const Extras = lazy<ComponentType<ExtrasProps>>(() => import('./extras.tsx').catch(() => ({ default: () => null })))

let wasAwake = false
/** What woke the page, or the last key since: until the extras are there, none shall have been pressed in vain. */
let wakingEvent: Event | null = null
let isTaken = false

/** Whether somebody is here; at once where they have left a wish behind. */
function useAwake(isForAnyPlace: boolean): boolean {
  const [isAwake, setIsAwake] = useState(wasAwake)
  useEffect(() => {
    const stop = new AbortController()
    const wake = (event?: Event) => {
      stop.abort()
      wakingEvent = event ?? null
      setIsAwake((wasAwake = true))
    }
    // On later pages whatever is pressed is heard by the extras themselves; kept here too, a key would count twice.
    if (!wasAwake) for (const sign of signsOfLife) document.addEventListener(sign, wake, { passive: true, signal: stop.signal })
    const keepKey = (event: Event) => {
      if (!isTaken) wakingEvent = event
    }
    document.addEventListener('keydown', keepKey, { passive: true })
    if (readLocal('clock') || location.search.includes('clock=') || (isForAnyPlace && readLocal('place'))) queueMicrotask(() => wake())
    return () => {
      stop.abort()
      document.removeEventListener('keydown', keepKey)
    }
  }, [isForAnyPlace])
  return isAwake
}

function takeWakingEvent(): Event | null {
  const event = wakingEvent
  wakingEvent = null
  isTaken = true
  return event
}

/** Keeps the marks of the present where they belong, by the server's clock, and asks for the new day when it has come. */
function useNow(box: React.RefObject<HTMLDivElement | null>, { html, todayEndsAt }: Shown) {
  const { revalidate } = useRevalidator()
  const [skewMs, setSkewMs] = useState(0)
  useEffect(() => void findSkew().then(setSkewMs), [])
  useEffect(() => {
    const beat = () => {
      const nowMs = Date.now() + skewMs
      markNow(box.current!, nowMs)
      if (todayEndsAt && nowMs >= todayEndsAt && !document.hidden) void revalidate()
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- another page has other rows to mark
  }, [box, html, todayEndsAt, skewMs, revalidate])
}
