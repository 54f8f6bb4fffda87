import type { sendMessage } from '@sankalp/contract/contact'
import { type ContactField, type ContactTopic, contactFields, contactRules, tidyContact } from '@sankalp/contract/contact-rules'
import type { FieldProblem } from '@sankalp/contract'
import { callApi, refusalFacts } from '../../lib/api.ts'
import { errorWords } from '../../lib/api-words.ts'
import { fillText } from '../../lib/locale/fill-text.ts'
import { pageLanguage } from '../../lib/session-language.ts'
import { removeTab } from '../../lib/storage.ts'
import type { ContactFacts, FormField } from './contact-facts.ts'

const allFields: readonly FormField[] = [...contactFields, 'website']

/** Makes the drawn form work: judges what is typed, sends it, and says what became of it. */
export function takeOver(form: HTMLFormElement, facts: ContactFacts) {
  const part = (selector: string) => form.parentElement!.querySelector<HTMLElement>(selector)!
  const control = (name: FormField) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const button = part('[type=submit]') as HTMLButtonElement
  const buttonText = button.textContent
  /** One id for one text: sent again after a lost answer it is still one message. */
  let last = { text: '', id: '' }

  function say(name: FormField, problem: FieldProblem | null): void {
    const texts = facts.problems[name]
    const box = part(`[data-field=${name}]`)
    box.querySelector('[data-problem]')!.textContent = problem ? (texts[problem] ?? texts.invalid) : ''
    box.querySelector<HTMLElement>(`#contact-${name}-error`)!.hidden = !problem
    if (problem) box.hidden = false
    control(name).ariaInvalid = problem ? 'true' : null
  }

  function sayAll(problems: readonly { field: string; problem: FieldProblem }[]): void {
    for (const name of allFields) say(name, problems.find(({ field }) => field === name)?.problem ?? null)
    const first = allFields.find((name) => problems.some(({ field }) => field === name))
    if (first) control(first).focus()
  }

  function sayFailed(why: string): void {
    const { title, kept } = facts.failed
    part('[data-failed]').textContent = why && `${title}. ${why} ${kept}`
  }

  async function send(): Promise<void> {
    if (button.disabled) return
    const values = readValues()
    sayFailed('')
    const wrong = contactFields.flatMap((field) => {
      const problem = contactRules[field](values[field])
      return problem ? [{ field, problem }] : []
    })
    sayAll(wrong)
    if (wrong.length === 0) await post(values)
  }

  function readValues(): Record<ContactField, string> {
    return Object.fromEntries(contactFields.map((name) => [name, tidyContact(control(name).value)])) as Record<ContactField, string>
  }

  async function post(values: Record<ContactField, string>): Promise<void> {
    const text = JSON.stringify(values)
    if (last.text !== text) last = { text, id: crypto.randomUUID() }
    setBusy(true)
    try {
      const body = { ...values, topic: values.topic as ContactTopic, id: last.id, website: control('website').value }
      const { reference } = await callApi<typeof sendMessage>({ method: 'POST', path: '/api/contact/sendMessage' }, { body })
      setBusy(false)
      showDone(reference, values.reply_to)
    } catch (error) {
      setBusy(false)
      const fields = refusalFacts(error, 'INVALID_INPUT')?.fields.filter(({ field }) => (allFields as readonly string[]).includes(field)) ?? []
      sayAll(fields)
      if (fields.length === 0) sayFailed(errorWords(error, pageLanguage(), facts.failed.noAnswer))
    }
  }

  function setBusy(isBusy: boolean): void {
    button.disabled = isBusy
    button.textContent = isBusy ? facts.sending : buttonText
  }

  function showDone(reference: string, address: string): void {
    removeTab('contactDraft')
    control('message').value = ''
    control('topic').value = ''
    part('[data-reference]').textContent = reference
    part('[data-answer]').textContent = fillText(facts.done, { address })
    toggle(true)
    part('[data-done] h2').focus()
  }

  function toggle(isDone: boolean): void {
    part('[data-done]').hidden = !isDone
    form.hidden = isDone
  }

  function writeAnother(): void {
    toggle(false)
    control('topic').focus()
  }

  function typed(event: Event): void {
    const { name } = event.target as HTMLInputElement
    // Whoever puts a field right need not look at what was wrong with it.
    if (allFields.includes(name as FormField)) say(name as FormField, null)
  }

  form.addEventListener('input', typed)
  const another = part('[data-another]')
  another.addEventListener('click', writeAnother)
  return {
    send,
    stop(): void {
      form.removeEventListener('input', typed)
      another.removeEventListener('click', writeAnother)
    },
  }
}
