import { DrawnView, type Enliven } from '../../lib/drawn/drawn-view.tsx'
import { release } from '../../lib/early-press.ts'
import { subscribe } from '../../lib/session-store.ts'
import { fillIn, isTouched, keepDraft } from './contact-draft.ts'
import type { ContactFacts } from './contact-facts.ts'

/** What is written is kept from the start; the program that judges and sends it comes when somebody turns to the form. */
const enliven: Enliven<ContactFacts> = (root, { facts }) => {
  const form = root.querySelector<HTMLFormElement>('[data-contact]')
  if (!form) return
  let coming: ReturnType<typeof load> | null = null
  const wake = () => {
    coming ??= load(form, facts)
    return coming
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // Says that the page is on its way, until the program is here.
    form!.dataset.pressed = ''
    try {
      const live = await wake()
      delete form!.dataset.pressed
      await live.send()
    } catch {
      // Its program could not be fetched: there is no network. The next press asks for it again.
      coming = null
      delete form!.dataset.pressed
      const { title, noAnswer, kept } = facts.failed
      form!.querySelector('[data-failed]')!.textContent = `${title}. ${noAnswer} ${kept}`
    }
  }
  // A new device hears the name after the form is there. What somebody has begun to write is theirs.
  const stopWaiting = subscribe(() => fillIn(form))
  function keep() {
    stopWaiting()
    keepDraft(form!)
  }
  const quietly = () => void wake().catch(() => (coming = null))
  const onSubmit = (event: SubmitEvent) => void submit(event)
  const writtenEarly = isTouched(form)
  fillIn(form)
  if (writtenEarly) keep()
  form.addEventListener('input', keep)
  form.addEventListener('focusin', quietly)
  form.addEventListener('submit', onSubmit)
  release(form)
  return () => {
    stopWaiting()
    form.removeEventListener('input', keep)
    form.removeEventListener('focusin', quietly)
    form.removeEventListener('submit', onSubmit)
    void coming?.then((live) => live.stop()).catch(() => {})
  }
}

async function load(form: HTMLFormElement, facts: ContactFacts) {
  return (await import('./contact-form.ts')).takeOver(form, facts)
}

export function ContactView() {
  return <DrawnView enliven={enliven} />
}
