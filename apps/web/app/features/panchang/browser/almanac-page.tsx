import { type ReactNode, Suspense, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { PageHead } from '../../../lib/page-head.tsx'
import { readLocal, writeLocal } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { WheelSpinner } from '../../../ui/spinner.tsx'
import { isNotation } from '../clock-text.ts'
import type { AlmanacData, FailedData } from './almanac-data.ts'
import { listenForSteps } from './day-steps.ts'
import { type IslandName, islands } from './islands.ts'
import { keptPlaceAddress } from './kept-address.ts'
import { markNow } from './mark-now.ts'
import { findSkew } from './server-clock.ts'
import { type Angles, readAngles, turnWheel } from './turn-wheel.ts'
import { writeTimes } from './write-times.ts'

const drawnId = 'almanac'
const beatMs = 20_000

/** The last page that came, of whatever route: it stays while the next cannot be had. Only ever set in a browser. */
let lastShown: (AlmanacData & { html: string }) | null = null

/** All pages of the almanac: the drawn page, and what makes it live. */
export function AlmanacPage() {
  const answer = useLoaderData<AlmanacData | FailedData>()
  const [firstHtml] = useState(readFirstHtml)
  const hasFailed = 'failed' in answer
  const shown = hasFailed ? lastShown : { ...answer, html: answer.html ?? firstHtml }
  useEffect(() => {
    if (shown) lastShown = shown
  })
  // The browser had a page of ours before it could ask for another.
  if (!shown) throw new Error('No page of the almanac was shown yet')
  return (
    <>
      <PageHead {...shown.head} />
      <Waiting text={shown.texts.loading} />
      {hasFailed && <Failed texts={shown.texts} />}
      <NewDay today={shown.today} text={shown.texts.newDay} />
      {/* Another page is another thing: nothing that made the last one live is left over. */}
      <Live key={shown.html} {...shown} />
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

type Island = { name: IslandName; target: HTMLElement }

/** Where the grahas of the wheel shown last stood. */
let lastAngles: Angles | null = null

function Live({ html, todayEndsAt, isForAnyPlace, halfWords, texts }: AlmanacData & { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [island, setIsland] = useState<Island | null>(null)

  useLayoutEffect(() => {
    const root = box.current!
    const notation = readLocal('clock')
    if (isNotation(notation)) writeTimes(root, notation, halfWords)
    if (lastAngles) turnWheel(root, lastAngles)
    lastAngles = readAngles(root)
  }, [halfWords])
  useNow(box, todayEndsAt)
  useEffect(() => listenForSteps(box.current!), [])
  useEffect(() => {
    const address = isForAnyPlace && keptPlaceAddress()
    if (address) void navigate(address, { replace: true })
  }, [isForAnyPlace, navigate])
  useEffect(() => {
    const root = box.current!
    const open = (event: Event) => {
      const target = (event.target as HTMLElement).querySelector<HTMLElement>('[data-island]')
      if (target && (event as ToggleEvent).newState === 'open') setIsland({ name: target.dataset.island as IslandName, target })
    }
    // It does not bubble.
    root.addEventListener('toggle', open, true)
    return () => root.removeEventListener('toggle', open, true)
  }, [])

  function press(event: React.MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { notation, copy, plain, stay } = closest(event)?.dataset ?? {}
    const link = (event.target as Element).closest('a')
    if (isNotation(notation)) {
      event.preventDefault()
      writeLocal('clock', notation)
      writeTimes(box.current!, notation, halfWords)
    } else if (copy) {
      const button = closest(event)!
      void navigator.clipboard.writeText(copy).then(() => (button.textContent = texts.copied))
    } else if (link && plain === undefined && link.origin === location.origin && !link.hash) {
      event.preventDefault()
      void navigate(link.pathname + link.search, { preventScrollReset: stay !== undefined })
    }
  }

  const Content = island && islands[island.name]
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- what is pressed are links and buttons in it
    <div ref={box} onClick={press}>
      <Drawn html={html} />
      {Content && createPortal(<IslandFrame><Content {...island.target.dataset} /></IslandFrame>, island.target)}
    </div>
  )
}

const closest = ({ target }: React.MouseEvent) => (target as Element).closest<HTMLElement>('a, button')

/** What stands in the card until its program is there works too: links and a form. */
function IslandFrame({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}

/** Keeps the marks of the present where they belong, by the server's clock, and asks for the new day when it has come. */
function useNow(box: React.RefObject<HTMLDivElement | null>, todayEndsAt: number | null) {
  const { revalidate } = useRevalidator()
  const [skewMs, setSkewMs] = useState(0)
  useEffect(() => {
    void findSkew().then(setSkewMs)
  }, [])
  useEffect(() => {
    const beat = () => {
      const nowMs = Date.now() + skewMs
      markNow(box.current!, nowMs)
      if (todayEndsAt !== null && nowMs >= todayEndsAt && document.visibilityState === 'visible') void revalidate()
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [box, todayEndsAt, skewMs, revalidate])
}

/** Says that the date has changed while the page was open. */
function NewDay({ today, text }: { today: string | null; text: string }) {
  const [first] = useState(today)
  return (
    <p role="status" className="page-width empty:hidden">
      {today !== first && today !== null && first !== null ? <span className="mt-4 block rounded-md bg-marigold-tint p-3">{text}</span> : null}
    </p>
  )
}

function Waiting({ text }: { text: string }) {
  const isWaiting = useNavigation().state === 'loading'
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center empty:hidden">
      {isWaiting && (
        <span className="late flex items-center gap-3 rounded-full border border-rule bg-paper-raised px-5 py-2 shadow-lift">
          <WheelSpinner size={24} />
          {text}
        </span>
      )}
    </p>
  )
}

function Failed({ texts }: Pick<AlmanacData, 'texts'>) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="page-width pt-4">
      <div className="grid justify-items-start gap-2 rounded-md border-l-4 border-sindoor bg-sindoor-tint p-4">
        <p className="font-semibold">{texts.failed}</p>
        <p>{texts.whatToDo}</p>
        <Button kind="quiet" busy={state === 'loading' && texts.loading} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
      </div>
    </div>
  )
}
