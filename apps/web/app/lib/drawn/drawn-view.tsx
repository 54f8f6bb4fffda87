import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type NavigateFunction, useLoaderData, useNavigate } from 'react-router'
import { NextFailed } from '../../ui/next-failed.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PageHead } from '../page-head.tsx'
import type { DrawnPage, FailedPage } from './drawn-page.ts'

const drawnId = 'drawn'

/** Makes a drawn body answer to its reader, and gives back how to stop. */
export type Enliven<Facts> = (root: HTMLElement, page: DrawnPage<Facts>, go: NavigateFunction) => (() => void) | void

type Behaviour<Facts> = {
  enliven?: Enliven<Facts>
  /** Puts the next page of the same frame in place: `exchangeParts`, for pages that have a frame. */
  exchange?: (root: HTMLElement, html: string) => void
}

type Shown<Facts> = DrawnPage<Facts> & { html: string }

/** The last page that came: it stays while the next cannot be had. Only ever set in a browser. */
let lastShown: Shown<unknown> | null = null

/** A drawn page, and the little that makes it live. `enliven` is called for each page that comes, and stopped before the next. */
export function DrawnView<Facts = null>({ enliven, exchange }: Behaviour<Facts>) {
  const answer = useLoaderData<DrawnPage<Facts> | FailedPage>()
  const [firstHtml] = useState(readFirstHtml)
  const hasFailed = 'failed' in answer
  const shown = hasFailed ? (lastShown as Shown<Facts> | null) : { ...answer, html: answer.html ?? firstHtml }
  useEffect(() => {
    if (shown) lastShown = shown
  })
  // The browser had a page of ours before it could ask for another.
  if (!shown) throw new Error('No drawn page was shown yet')
  return (
    <>
      <PageHead {...shown.head} />
      <Waiting text={shown.texts.loading} />
      <Spoken text={shown.spoken} />
      {hasFailed && <NextFailed texts={shown.texts} />}
      <Live key={(exchange && shown.frame) ?? shown.html} page={shown} enliven={enliven} exchange={exchange} />
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

function Live<Facts>({ page, enliven, exchange }: Behaviour<Facts> & { page: Shown<Facts> }) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { html } = page
  // Pages of one frame come and go while this lives. React is told of the first only; the others are put in place here.
  const [firstHtml] = useState(html)
  const inPlace = useRef(html)
  useLayoutEffect(() => {
    if (inPlace.current !== html) exchange?.(box.current!, html)
    inPlace.current = html
    return enliven?.(box.current!, page, navigate)
    // oxlint-disable-next-line exhaustive-deps, exhaustive-effect-dependencies -- what is known of a page changes with its HTML only
  }, [enliven, exchange, html, navigate])

  return (
    <div ref={box}>
      <Drawn html={firstHtml} />
    </div>
  )
}

/** Another page of the same kind has come in the place of the first. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text)
  return (
    <p role="status" className="sr-only">
      {text !== first && text}
    </p>
  )
}
