import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Settled by the first sign that somebody is going to use the form. */
let wake = () => {}
const wish = new Promise<void>((resolve) => {
  wake = resolve
})

async function loadForm() {
  // The server draws the form at once; the browser waits for the wish.
  if (!import.meta.env.SSR) await wish
  const { MoonForm } = await import('./moon-form.tsx')
  return { default: MoonForm }
}
const WishedForm = lazy(loadForm)

/** On the server, there before the first visitor is. */
let ServerForm: ComponentType | null = null
if (import.meta.env.SSR) void loadForm().then(({ default: form }) => (ServerForm = form))

/** Without properties it is never drawn anew, so React leaves the server's form in peace until its script is there. */
const QuietForm = memo(function QuietForm() {
  const Form = ServerForm ?? WishedForm
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Form />
    </Suspense>
  )
})

const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown', 'submit'] as const

/** Most visitors only read: the form is there to type into, and its script comes when somebody turns to it. */
export function LateMoonForm() {
  const frame = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const firstLanguage = useRef(language)

  useEffect(() => {
    // Turned to the other language, the form must be drawn anew.
    if (language !== firstLanguage.current) wake()
  }, [language])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // Reached from another page of ours: there is nothing from the server to keep showing.
    if (!element.querySelector('form')) wake()
    const notice = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) return
      wake()
      if (event.type !== 'submit') return
      // Pressed before the script came: the browser's own way of sending it leads nowhere, and the form does it later.
      event.preventDefault()
      element.dataset.pressed = ''
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
