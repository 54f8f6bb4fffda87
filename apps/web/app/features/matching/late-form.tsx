import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useSession } from '../../lib/session.ts'
import { readLocal, readTab } from '../../lib/storage.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Settled by the first sign that somebody is going to use the form. */
let wake = () => {}
const wish = new Promise<void>((resolve) => {
  wake = resolve
})

async function loadForm() {
  // The server draws the form at once; the browser waits for the wish.
  if (!import.meta.env.SSR) await wish
  const { MatchForm } = await import('./match-form.tsx')
  return { default: MatchForm }
}
const WishedForm = lazy(loadForm)

/** On the server, there before the first visitor is: what is waited for comes only after the rest of a page. */
let ServerForm: ComponentType | null = null
if (import.meta.env.SSR) void loadForm().then(({ default: form }) => (ServerForm = form))

/**
 * The form comes drawn from the server and can be typed into at once; its script is fetched when the visitor turns to
 * it. Without properties this is never drawn anew, so React leaves the server's form in peace until then.
 */
const QuietForm = memo(function QuietForm() {
  const Form = ServerForm ?? WishedForm
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Form />
    </Suspense>
  )
})

const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown'] as const

export function LateForm() {
  const frame = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const { signedIn } = useSession()
  const { state } = useLocation()
  const firstLanguage = useRef(language)

  // Somebody who was here before has more to see than the empty form.
  useEffect(() => {
    const isKnown = signedIn || state !== null || readLocal('recentMatches') !== null || readTab('matchDraft') !== null
    if (isKnown || language !== firstLanguage.current) wake()
  }, [signedIn, state, language])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // Reached from another page of ours: there is nothing from the server to keep showing.
    if (!element.querySelector('form')) wake()
    // From the window: React holds back what happens in a part it has not taken over yet, so that nothing gets here.
    const notice = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) wake()
    }
    for (const sign of signs) window.addEventListener(sign, notice, true)
    // Pressed before the script came: the form itself sees to it once it is live.
    const hold = (event: Event) => {
      if (!(event.target instanceof HTMLFormElement) || !element.contains(event.target)) return
      event.preventDefault()
      event.target.dataset.pressed = 'early'
    }
    window.addEventListener('submit', hold, true)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice, true)
      window.removeEventListener('submit', hold, true)
    }
  }, [])

  return (
    <div ref={frame}>
      <QuietForm />
    </div>
  )
}
