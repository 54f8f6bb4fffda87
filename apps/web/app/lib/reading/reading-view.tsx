import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { PageFrame } from '../public-page/page-frame.tsx'
import { bodyId } from './body-id.ts'
import type { PageScript } from './page-script.ts'
import type { ReadingPage, ShownPage } from './reading-page.ts'

type ReadingViewProps<Facts> = {
  /** Must always be the same ones for a view: they are attached again for each page. */
  scripts?: readonly PageScript<Facts>[]
  /** Inserts the next page of the same frame: `exchangeParts`, for pages that have a frame. */
  exchange?: (root: HTMLElement, html: string) => void
}

/** Shows a page whose body the server has rendered, and attaches its scripts. */
export function ReadingView<Facts = null>({ scripts = [], exchange }: ReadingViewProps<Facts>) {
  const page = useLoaderData<ReadingPage<Facts>>()
  const [firstHtml] = useState(readFirstHtml)
  const shown = useMemo(() => ({ ...page, html: page.html ?? firstHtml }), [page, firstHtml])
  return (
    <PageFrame page={shown}>
      <Body key={(exchange && shown.frame) ?? shown.html} page={shown} scripts={scripts} exchange={exchange} />
    </PageFrame>
  )
}

/** During hydration the HTML of the body exists only in the document. */
function readFirstHtml(): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(bodyId)?.innerHTML ?? '')
}

/** React must not touch the content, which it does not know. */
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
  // This stays while pages of one frame change. React knows only the first page; the others are inserted here.
  const [firstHtml] = useState(html)
  const inPlace = useRef(html)
  const attachScripts = useEffectEvent((element: HTMLElement) => {
    const tools = { navigate, revalidate: () => void revalidate(), early: {} }
    return scripts.map(({ attach }) => attach?.(element, page, tools))
  })
  // Update scripts together with the page: a key that reached the previous page's script would press a link that is
  // gone.
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
