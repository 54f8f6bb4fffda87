import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { insist } from './insist.ts'
import { useLanguage } from './locale/use-language.ts'
import { PressedEarly } from './pressed-early.tsx'

type LateFormProps = {
  /** Somebody who was here before has more to see than the empty form: its script comes at once. */
  isAwaited?: boolean
}

const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown', 'click', 'submit'] as const

/**
 * A form that comes drawn from the server and can be typed into at once. Its script is fetched when the visitor turns to
 * it: on a first view nobody waits for what they may never use. `height` is a class for the space it will take.
 */
export function lateForm(load: () => Promise<ComponentType>, height = 'h-160'): ComponentType<LateFormProps> {
  /** Settled by the first sign that somebody is going to use the form. */
  let wake = () => {}
  const wish = new Promise<void>((resolve) => {
    wake = resolve
  })
  const WishedForm = lazy(async () => {
    await wish
    return { default: await insist(load) }
  })
  /** On the server, there before the first visitor is: what is waited for comes only after the rest of a page. */
  let ServerForm: ComponentType | null = null
  if (import.meta.env.SSR) void load().then((form) => (ServerForm = form))

  /** Without properties it is never drawn anew, so React leaves the server's form in peace until its script is there. */
  const QuietForm = memo(function QuietForm() {
    const Form = ServerForm ?? WishedForm
    return (
      <Suspense fallback={<div aria-hidden="true" className={`breathing ${height} rounded-sm bg-rule/60`} />}>
        <Form />
      </Suspense>
    )
  })

  return function LateForm({ isAwaited = false }) {
    const frame = useRef<HTMLDivElement>(null)
    const language = useLanguage()
    const firstLanguage = useRef(language)

    useEffect(() => {
      // Turned to the other language, the form must be drawn anew.
      if (isAwaited || language !== firstLanguage.current) wake()
    }, [isAwaited, language])

    useEffect(() => {
      const element = frame.current
      if (!element) return
      // Reached from another page of ours there is nothing from the server to keep showing; or somebody was faster than us.
      if (!element.querySelector('form') || element.matches('[data-pressed], :focus-within')) wake()
      const notice = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) wake()
      }
      // Of the window, on the way down: React stops what happens inside a part it has not taken over yet.
      for (const sign of signs) window.addEventListener(sign, notice, { capture: true })
      return () => {
        for (const sign of signs) window.removeEventListener(sign, notice, { capture: true })
      }
    }, [])

    return (
      <div ref={frame} data-held="" suppressHydrationWarning>
        <QuietForm />
        <PressedEarly className="pt-4" />
      </div>
    )
  }
}
