import { type ComponentType, type RefObject, Suspense, lazy, memo, useEffect, useRef } from 'react'
import { WheelSpinner } from '../ui/spinner.tsx'
import { useLanguage } from './locale/use-language.ts'
import { useTranslation } from './locale/use-translation.ts'
import { usePage } from './page-facts.ts'

declare global {
  interface Window {
    holdPress?: (event: SubmitEvent) => void
  }
}

type LateFormProps = {
  /** Somebody who was here before has more to see than the empty form: its script comes at once. */
  isAwaited?: boolean
}

/**
 * Until any script of ours is there the browser would send a pressed form itself, to nowhere, and lose what was typed.
 * This stands in the page before the form does, and steps aside for the listeners below.
 */
const holdPress =
  "addEventListener('submit',window.holdPress=function(e){var f=e.target.closest('[data-late]');if(f){e.preventDefault();f.dataset.pressed=''}},true)"

const signs = ['focusin', 'pointerdown', 'pointerover', 'keydown', 'click', 'submit'] as const

/** A button of a form that was pressed before anything could answer. The form is taken over as it stands, this button too. */
let pressedEarly: HTMLElement | null = null

/**
 * A form that comes drawn from the server and can be typed into at once. Its script is fetched when the visitor turns to
 * it: on a first view nobody waits for what they may never use.
 */
export function lateForm(load: () => Promise<ComponentType>): ComponentType<LateFormProps> {
  /** Settled by the first sign that somebody is going to use the form. */
  let wake = () => {}
  const wish = new Promise<void>((resolve) => {
    wake = resolve
  })
  const WishedForm = lazy(async () => {
    await wish
    return { default: await load() }
  })
  /** On the server, there before the first visitor is: what is waited for comes only after the rest of a page. */
  let ServerForm: ComponentType | null = null
  if (import.meta.env.SSR) void load().then((form) => (ServerForm = form))

  /** Without properties it is never drawn anew, so React leaves the server's form in peace until its script is there. */
  const QuietForm = memo(function QuietForm() {
    const Form = ServerForm ?? WishedForm
    return (
      <Suspense fallback={<div aria-hidden="true" className="breathing h-160 rounded-sm bg-rule/60" />}>
        <Form />
      </Suspense>
    )
  })

  return function LateForm({ isAwaited = false }) {
    const frame = useRef<HTMLDivElement>(null)
    const { t } = useTranslation()
    const { nonce } = usePage()
    const language = useLanguage()
    const firstLanguage = useRef(language)

    useEffect(() => {
      // Turned to the other language, the form must be drawn anew.
      if (isAwaited || language !== firstLanguage.current) wake()
    }, [isAwaited, language])

    useEffect(() => {
      const element = frame.current
      if (!element) return
      // Reached from another page of ours: there is nothing from the server to keep showing.
      if (!element.querySelector('form')) wake()
      const notice = (event: Event) => {
        if (!(event.target instanceof Node) || !element.contains(event.target)) return
        wake()
        if (event.type === 'click' && element.dataset.live === undefined) {
          pressedEarly = (event.target as Element).closest<HTMLElement>('button:not([type=submit])')
        }
        if (event.type !== 'submit') return
        // Pressed before the script came: the browser's own way of sending it leads nowhere, and the form does it later.
        event.preventDefault()
        element.dataset.pressed = ''
      }
      // Of the window, on the way down: React stops what happens inside a part it has not taken over yet.
      for (const sign of signs) window.addEventListener(sign, notice, { capture: true })
      if (window.holdPress) window.removeEventListener('submit', window.holdPress, { capture: true })
      // Pressed when only that was there.
      if (element.dataset.pressed !== undefined) wake()
      return () => {
        for (const sign of signs) window.removeEventListener(sign, notice, { capture: true })
      }
    }, [])

    return (
      <div ref={frame} data-late="" className="group/late" suppressHydrationWarning>
        {/* Browsers hide a nonce from scripts, so hydration would miss it. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: holdPress }} />
        <QuietForm />
        <p role="status" className="hidden items-center gap-3 pt-4 font-semibold group-data-pressed/late:flex">
          <WheelSpinner size={24} />
          {t('pressedEarly')}
        </p>
      </div>
    )
  }
}

/** Does what was pressed in a late form before its script had come, as soon as `isLive`: with what was typed by then. */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>, isLive = true): void {
  useEffect(() => {
    const frame = form.current?.closest<HTMLElement>('[data-late]')
    if (!isLive || !frame) return
    frame.dataset.live = ''
    const isSent = frame.dataset.pressed !== undefined
    const button = pressedEarly
    delete frame.dataset.pressed
    pressedEarly = null
    // After the state that took what was typed has been drawn.
    const timer = setTimeout(() => (isSent ? form.current?.requestSubmit() : button?.click()))
    return () => clearTimeout(timer)
  }, [form, isLive])
}
