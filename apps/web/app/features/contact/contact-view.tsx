import { DrawnView, type Enliven } from '../../lib/drawn/drawn-view.tsx'
import { readLocal, readTab } from '../../lib/storage.ts'
import type { ContactFacts } from './contact-facts.ts'

/** The form's program comes when somebody turns to it, or at once for whom it has something to fill in. */
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
    try {
      await (await wake()).send()
    } catch {
      // Its program could not be fetched: there is no network. The next press asks for it again.
      coming = null
      const { title, noAnswer, kept } = facts.failed
      form!.querySelector('[data-failed]')!.textContent = `${title}. ${noAnswer} ${kept}`
    }
  }
  const quietly = () => void wake().catch(() => (coming = null))
  const onSubmit = (event: SubmitEvent) => void submit(event)
  form.addEventListener('focusin', quietly)
  form.addEventListener('submit', onSubmit)
  if (readTab('contactDraft') !== null || readLocal('userDetails') !== null) quietly()
  return () => {
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
