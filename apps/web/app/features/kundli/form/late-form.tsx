import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useSession } from '../../../lib/session.ts'
import { readLocal, readTab } from '../../../lib/storage.ts'

/** Settled by the first sign that somebody is going to use the form. */
let wake = () => {}
const wish = new Promise<void>((resolve) => {
  wake = resolve
})

async function loadForm() {
  // The server draws the form at once; the browser waits for the wish.
  if (!import.meta.env.SSR) await wish
  const { KundliForm } = await import('./kundli-form.tsx')
  return { default: KundliForm }
}
const WishedForm = lazy(loadForm)

/** On the server, there before the first visitor is: what is waited for comes only after the rest of a page. */
let ServerForm: ComponentType | null = null
if (import.meta.env.SSR) void loadForm().then(({ default: form }) => (ServerForm = form))

/**
 * The form comes drawn from the server and can be typed into at once. Its script is fetched when the visitor turns to
 * it: on a first view nobody waits for what they may never use. Without properties this is never drawn anew, so React
 * leaves the server's form in peace until its script is there.
 */
const QuietForm = memo(function QuietForm() {
  const Form = ServerForm ?? WishedForm
  return (
    <Suspense fallback={<div aria-hidden="true" className="breathing h-160 rounded-lg bg-rule/40" />}>
      <Form />
    </Suspense>
  )
})

const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown', 'submit'] as const

export function LateForm() {
  const frame = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const { signedIn } = useSession()
  const firstLanguage = useRef(language)

  // Somebody who was here before has more to see than the empty form.
  useEffect(() => {
    const isKnown = signedIn || readLocal('kundliSearches') !== null || readTab('kundliDraft') !== null
    if (isKnown || language !== firstLanguage.current) wake()
  }, [signedIn, language])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // Reached from another page of ours: there is nothing from the server to keep showing.
    if (!element.querySelector('form')) wake()
    const notice = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) return
      wake()
      // Pressed before the script came: the browser's own way of sending the form leads nowhere.
      if (event.type === 'submit') event.preventDefault()
    }
    // Of the window, on the way down: React stops what happens inside a part it has not taken over yet.
    for (const sign of signs) window.addEventListener(sign, notice, { capture: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice, { capture: true })
    }
  }, [])

  return (
    <div ref={frame}>
      <QuietForm />
    </div>
  )
}
