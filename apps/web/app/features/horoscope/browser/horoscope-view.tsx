import { type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { PageHead } from '../../../lib/page-head.tsx'
import { NextFailed } from '../../../ui/next-failed.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { DrawnPage, FailedPage } from '../horoscope-data.ts'
import { readOwnSign } from '../../../lib/horoscope/read-own-sign.ts'
import { useFreshDay } from './use-fresh-day.ts'

const drawnId = 'horoscope'

/** The last page that came: it stays while the next cannot be had. Only ever set in a browser. */
let lastShown: (DrawnPage & { html: string }) | null = null

/** The drawn page of a horoscope, and the little that makes it live. */
export function HoroscopeView() {
  const answer = useLoaderData<DrawnPage | FailedPage>()
  const [firstHtml] = useState(readFirstHtml)
  const hasFailed = 'failed' in answer
  const shown = hasFailed ? lastShown : { ...answer, html: answer.html ?? firstHtml }
  useEffect(() => {
    if (shown) lastShown = shown
  })
  useFreshDay(shown?.validUntilMs ?? null)
  // The browser had a page of ours before it could ask for another.
  if (!shown) throw new Error('No horoscope was shown yet')
  return (
    <>
      <PageHead {...shown.head} />
      <Waiting text={shown.texts.loading} />
      <Spoken text={shown.spoken} />
      {hasFailed && <NextFailed texts={shown.texts} />}
      <Live key={shown.html} html={shown.html} />
    </>
  )
}

/** While the page is being taken over its HTML is in the document, and nowhere else. */
function readFirstHtml(): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(drawnId)?.innerHTML ?? '')
}

/** React must leave it alone: it has no idea what is in it. */
const Drawn = memo(function Drawn({ html }: { html: string }) {
  return <div id={drawnId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
})

/** The link that led to the next page. */
let pressed: string | null = null

function Live({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  useLayoutEffect(() => {
    const root = box.current!
    const own = readOwnSign()
    if (own) root.querySelector(`[data-sign=${own}] [data-own]`)?.removeAttribute('hidden')
    // Opened without a sign, the page of tabs turns to the visitor's own.
    if (own && location.pathname === '/horoscopePage' && !/\bsign=/.test(location.search)) {
      void navigate(`?sign=${own}`, { replace: true, preventScrollReset: true })
    }
    // It is drawn anew: whoever uses the keyboard goes on from it.
    if (pressed) root.querySelector<HTMLElement>(`a[href="${pressed}"]`)?.focus({ preventScroll: true })
    pressed = null
  }, [navigate])

  function press(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    const isStaying = link.dataset.stay !== undefined
    pressed = isStaying ? link.getAttribute('href') : null
    void navigate(link.pathname + link.search + link.hash, { preventScrollReset: isStaying })
  }

  return (
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- what is pressed are links in it
    <div ref={box} onClick={press}>
      <Drawn html={html} />
    </div>
  )
}

/** Another sign or time has come in the place of the first. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text)
  return (
    <p role="status" className="sr-only">
      {text !== first && text}
    </p>
  )
}
