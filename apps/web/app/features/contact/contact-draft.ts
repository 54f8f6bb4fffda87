import { type ContactField, contactFields } from '@sankalp/contract/contact-rules'
import { parseStored, readLocal, readTab, removeTab, writeTab } from '../../lib/storage.ts'

type Typed = Partial<Record<ContactField, string>>

/** Stores the text for this tab, so that a reload or a change of language does not lose it. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const typed = Object.fromEntries(contactFields.map((name) => [name, (data.get(name) as string | null) ?? '']))
  writeTab('contactDraft', JSON.stringify(typed))
}

export function clearDraft(): void {
  removeTab('contactDraft')
}

/** Fills empty fields. */
export function fillIn(form: HTMLFormElement): void {
  const known = readKnown()
  for (const name of contactFields) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    if (control.value === '' && known[name]) control.value = known[name]
  }
}

/** Returns the values for empty fields: what was typed before, else what this device knows of the signed-in user. */
function readKnown(): Typed {
  return { ...readOwnDetails(), ...readDraft() }
}

/** Returns whether the user has typed in it, even before the script loaded. */
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

/** Reads the name and number of the signed-in user, which the users feature stores. */
function readOwnDetails(): Typed {
  const stored = parseStored(readLocal('userDetails')) as { name?: unknown; phone?: unknown } | null
  return {
    ...(typeof stored?.name === 'string' && { name: stored.name }),
    ...(typeof stored?.phone === 'string' && { reply_to: stored.phone }),
  }
}
