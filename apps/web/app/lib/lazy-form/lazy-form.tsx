import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { retryImport } from './retry-import.ts'
import { useLanguage } from '../locale/use-language.ts'
import { EarlyPressNotice } from './early-press-notice.tsx'
import { whenWanted } from './when-wanted.ts'

type LazyFormProps = {
  /** Loads the script at once, because a returning visitor sees more than the empty form. */
  isAwaited?: boolean
}

/**
 * Returns a form that the server renders and that accepts input at once. Its script loads when the visitor begins to
 * use it, so that a first view does not load unused code. For a form in an article, see form-island.tsx. `height` is a
 * class for the space it will take.
 */
export function lazyForm(load: () => Promise<ComponentType>, height = 'h-160'): ComponentType<LazyFormProps> {
  /** Resolved by the first sign that the visitor will use the form. */
  let wake = () => {}
  const wish = new Promise<void>((resolve) => {
    wake = resolve
  })
  const WishedForm = lazy(async () => {
    await wish
    return { default: await retryImport(load) }
  })
  /** Load it before the first request on the server: a suspended part would be sent after the rest of the page. */
  let ServerForm: ComponentType | null = null
  if (import.meta.env.SSR) void load().then((form) => (ServerForm = form))

  /**
   * Without props it never renders again, so that React does not touch the server's form until its script is loaded.
   */
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
      // After a change of language the form must render again.
      if (isAwaited || language !== firstLanguage.current) wake()
    }, [isAwaited, language])

    useEffect(() => {
      const element = frame.current
      if (!element) return
      // After a client-side navigation there is no server-rendered form to keep.
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
