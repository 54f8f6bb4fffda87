import { type ContactField, contactFields } from '@sankalp/contract/contact-rules'
import { parseStored, readLocal, readTab, removeTab, writeTab } from '../../lib/storage.ts'

type Typed = Partial<Record<ContactField, string>>

/** Stored for this tab: a reload, or the other language, must not take away what somebody wrote. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const typed = Object.fromEntries(contactFields.map((name) => [name, (data.get(name) as string | null) ?? '']))
  writeTab('contactDraft', JSON.stringify(typed))
}

export function clearDraft(): void {
  removeTab('contactDraft')
}

/** Fills what is empty before the form's script is there; from then on the form does it by `readKnown`. */
export function fillIn(form: HTMLFormElement): void {
  const known = readKnown()
  for (const name of contactFields) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    if (control.value === '' && known[name]) control.value = known[name]
  }
}

/** What fields that are empty can be filled with: what was typed before, else what this device knows of who is signed in. */
export function readKnown(): Typed {
  return { ...readOwnDetails(), ...readDraft() }
}

/** Whether somebody has written in it, be it before any script came. */
export function isTouched(form: HTMLFormElement): boolean {
  return contactFields.some((name) => (form.elements.namedItem(name) as HTMLInputElement).value !== '')
}

function readDraft(): Typed {
  const stored = parseStored(readTab('contactDraft')) as Record<string, unknown> | null
  const typed: Typed = {}
  for (const name of contactFields) {
    const value = stored?.[name]
    if (typeof value === 'string' && value !== '') typed[name] = value
  }
  return typed
}

/** The users feature stores name and number of who is signed in. */
function readOwnDetails(): Typed {
  const stored = parseStored(readLocal('userDetails')) as { name?: unknown; phone?: unknown } | null
  return {
    ...(typeof stored?.name === 'string' && { name: stored.name }),
    ...(typeof stored?.phone === 'string' && { reply_to: stored.phone }),
  }
}
