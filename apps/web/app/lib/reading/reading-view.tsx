import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router'
import { NextFailed } from '../../ui/next-failed.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PageHead } from '../page/page-head.tsx'
import { bodyId } from './body-id.ts'
import { noteShown } from './load-page.ts'
import type { PageScript } from './page-script.ts'
import type { ReadingPage, ShownPage } from './reading-page.ts'

type ReadingViewProps<Facts> = {
  /** Always the same ones for a view: they are attached again for each page. */
  scripts?: readonly PageScript<Facts>[]
  /** Puts the next page of the same frame in place: `exchangeParts`, for pages that have a frame. */
  exchange?: (root: HTMLElement, html: string) => void
}

/** A page whose body the server has rendered, with the scripts that make it answer. */
export function ReadingView<Facts = null>({ scripts = [], exchange }: ReadingViewProps<Facts>) {
  const page = useLoaderData<ReadingPage<Facts>>()
  const [firstHtml] = useState(readFirstHtml)
  const shown = useMemo(() => ({ ...page, html: page.html ?? firstHtml }), [page, firstHtml])
  useShownPage(shown)
  return (
    <>
      <PageHead {...shown.head} />
      <Waiting text={shown.texts.loading} />
      <Spoken text={shown.spoken} />
      {shown.failedAddress !== undefined && <Failed texts={shown.texts} address={shown.failedAddress} />}
      <Body key={(exchange && shown.frame) ?? shown.html} page={shown} scripts={scripts} exchange={exchange} />
    </>
  )
}

/** While the document is being hydrated its body's HTML is in the document, and nowhere else. */
function readFirstHtml(): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(bodyId)?.innerHTML ?? '')
}

function useShownPage(page: ShownPage): void {
  const { pathname, search } = useLocation()
  useEffect(() => noteShown(pathname + search, page), [pathname, search, page])
}

/** React must not touch what is inside: it does not know of it. */
const Html = memo(function Html({ html }: { html: string }) {
  return <div id={bodyId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
})

function Body<Facts>({ page, scripts = [], exchange }: ReadingViewProps<Facts> & { page: ShownPage<Facts> }) {
  const box = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { html } = page
  const facts = JSON.stringify(page.facts)
  // Pages of one frame come and go while this stays. React knows of the first only; the others are put in place here.
  const [firstHtml] = useState(html)
  const inPlace = useRef(html)
  const attachScripts = useEffectEvent((element: HTMLElement) => {
    const tools = { navigate, revalidate: () => void revalidate(), early: {} }
    return scripts.map(({ attach }) => attach?.(element, page, tools))
  })
  // In one step with the page: a key that still reached the script of the page before would press a link that is gone.
  useLayoutEffect(() => {
    const element = box.current!
    if (inPlace.current !== html) exchange?.(element, html)
    inPlace.current = html
    const detach = attachScripts(element)
    setRoot(element)
    return () => detach.forEach((stop) => stop?.())
    // oxlint-disable-next-line exhaustive-deps, exhaustive-effect-dependencies -- other facts are another page, though its HTML may be the same
  }, [exchange, html, facts])

  return (
    <>
      <div ref={box}>
        <Html html={firstHtml} />
      </div>
      {root && scripts.map(({ Islands }, at) => Islands && <Islands key={at} root={root} page={page} />)}
    </>
  )
}

/** The page that was wanted is tried again, not the one that stays. */
function Failed({ texts, address }: Pick<ReadingPage, 'texts'> & { address: string }) {
  const navigate = useNavigate()
  return <NextFailed texts={texts} onRetry={() => void navigate(address, { preventScrollReset: true })} />
}

/** Announces a page that has come in the place of the first. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text)
  return (
    <p role="status" className="sr-only">
      {text !== first && text}
    </p>
  )
}
