import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { retryImport } from './retry-import.ts'
import { useLanguage } from '../locale/use-language.ts'
import { EarlyPressNotice } from './early-press-notice.tsx'
import { whenWanted } from './when-wanted.ts'

type LazyFormProps = {
  /** Loads the script at once: a returning visitor has more to see than the empty form. */
  isAwaited?: boolean
}

/**
 * A form that comes rendered from the server and can be typed into at once. Its script is loaded when the visitor turns to
 * it: on a first view nobody waits for what they may never use. For a form in a page one reads, see form-island.tsx.
 * `height` is a class for the space it will take.
 */
export function lazyForm(load: () => Promise<ComponentType>, height = 'h-160'): ComponentType<LazyFormProps> {
  /** Settled by the first sign that somebody is going to use the form. */
  let wake = () => {}
  const wish = new Promise<void>((resolve) => {
    wake = resolve
  })
  const WishedForm = lazy(async () => {
    await wish
    return { default: await retryImport(load) }
  })
  /** On the server it is loaded before the first visitor comes: a part that is waited for would be sent after the rest of a page. */
  let ServerForm: ComponentType | null = null
  if (import.meta.env.SSR) void load().then((form) => (ServerForm = form))

  /** Without properties it is never rendered again, so React leaves the server's form in peace until its script is there. */
  const QuietForm = memo(function QuietForm() {
    const Form = ServerForm ?? WishedForm
    return (
      <Suspense fallback={<div aria-hidden="true" className={`breathing ${height} rounded-sm bg-rule/60`} />}>
        <Form />
      </Suspense>
    )
  })

  return function LazyForm({ isAwaited = false }) {
    const frame = useRef<HTMLDivElement>(null)
    const language = useLanguage()
    const firstLanguage = useRef(language)

    useEffect(() => {
      // In the other language the form must be rendered again.
      if (isAwaited || language !== firstLanguage.current) wake()
    }, [isAwaited, language])

    useEffect(() => {
      const element = frame.current
      if (!element) return
      // Reached from another page of ours there is nothing from the server to keep showing.
      if (!element.querySelector('form')) wake()
      return whenWanted(element, wake)
    }, [])

    return (
      <div ref={frame} data-held="" suppressHydrationWarning>
        <QuietForm />
        <EarlyPressNotice className="pt-4" />
      </div>
    )
  }
}
