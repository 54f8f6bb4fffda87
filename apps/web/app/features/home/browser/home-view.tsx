import { type ComponentType, Suspense, lazy, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { markNow } from '../../../lib/almanac/mark-now.ts'
import { type Enliven, DrawnView } from '../../../lib/drawn/drawn-view.tsx'
import { readOwnSign } from '../../../lib/horoscope/read-own-sign.ts'
import type { HomeFacts } from '../home-facts.ts'
import type { ExtrasProps } from './extras.tsx'

const beatMs = 20_000
/** The first sign that somebody is here; what answers to it is fetched then and not before. */
const signsOfLife = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Without it links still work; only the form must say that it does not. */
const Extras = lazy<ComponentType<ExtrasProps>>(() => import('./extras.tsx').catch(() => ({ default: Unreachable })))

function Unreachable({ root }: ExtrasProps) {
  useEffect(() => root.querySelector('[data-unreachable]')?.removeAttribute('hidden'), [root])
  return null
}

type Body = HomeFacts & { root: HTMLElement; count: number }

/** Each body that comes is another thing: nothing that made the last one live is left over. */
let bodies = 0

/** The home page: drawn on the server, with the little that a first view needs. The rest comes when it is asked for. */
export function HomeView() {
  const [body, setBody] = useState<Body | null>(null)
  const [isAwake, setIsAwake] = useState(false)
  const enliven = useCallback<Enliven<HomeFacts>>((root, { facts }) => {
    setBody({ ...facts, root, count: ++bodies })
    markOwnSign(root)
    const stop = new AbortController()
    const wake = () => {
      stop.abort()
      setIsAwake(true)
    }
    for (const sign of signsOfLife) document.addEventListener(sign, wake, { passive: true, signal: stop.signal })
    root.addEventListener('submit', keepEarlyPress)
    return () => {
      stop.abort()
      root.removeEventListener('submit', keepEarlyPress)
    }
  }, [])
  usePresent(body)
  return (
    <>
      <DrawnView enliven={enliven} />
      <Suspense fallback={null}>{isAwake && body && <Extras key={body.count} root={body.root} />}</Suspense>
    </>
  )
}

/** Sent by the browser itself the form would leave the page: whoever was faster than its script is remembered. */
function keepEarlyPress(event: Event) {
  const form = event.target as HTMLFormElement
  if (form.method !== 'post' || event.defaultPrevented) return
  event.preventDefault()
  form.dataset.pressed = ''
}

function markOwnSign(root: HTMLElement) {
  const own = readOwnSign()
  const tile = own && root.querySelector<HTMLElement>(`[data-sign=${own}]`)
  const line = root.querySelector<HTMLAnchorElement>('[data-own-line]')
  if (!tile || !line) return
  tile.querySelector('[data-own]')?.removeAttribute('hidden')
  line.href = tile.getAttribute('href') ?? ''
  line.textContent = line.textContent.replace('{sign}', tile.querySelector('span')?.textContent ?? '')
  line.hidden = false
}

/** Moves the hand of the wheel, marks Rahu Kalam while it runs, and asks for the page anew when its tithi or its day is over. */
function usePresent(body: Body | null) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!body) return
    const { root, trueUntil } = body
    let hasAsked = false
    const beat = () => {
      markNow(root, Date.now())
      // A clock that is fast would ask in vain: once for each page is enough. And nobody's typing is taken away.
      if (hasAsked || Date.now() < trueUntil || document.hidden || isInUse(root)) return
      hasAsked = true
      void revalidate()
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [body, revalidate])
}

function isInUse(root: HTMLElement): boolean {
  const fields = [...root.querySelectorAll<HTMLInputElement>('form input')]
  return fields.some(({ value, type, checked }) => (type === 'checkbox' ? checked : value !== '')) || root.querySelector(':popover-open') !== null
}
