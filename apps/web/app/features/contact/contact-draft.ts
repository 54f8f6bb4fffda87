import { type ContactField, contactFields } from '@sankalp/contract/contact-rules'
import { parseStored, readLocal, readTab, writeTab } from '../../lib/storage.ts'

type Typed = Partial<Record<ContactField, string>>

/** Kept for this tab: a reload, or the other language, must not take away what somebody wrote. */
export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const typed = Object.fromEntries(contactFields.map((name) => [name, (data.get(name) as string | null) ?? '']))
  writeTab('contactDraft', JSON.stringify(typed))
}

/** Fills what is empty: with what was typed before, else with what this device knows of who is signed in. */
export function fillIn(form: HTMLFormElement): void {
  const known: Typed = { ...readKnown(), ...readDraft() }
  for (const [name, control] of controlsOf(form)) {
    if (control.value === '' && known[name]) control.value = known[name]
  }
}

/** Whether somebody has written in it, be it before any script came. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsOf(form).some(([, control]) => control.value !== '')
}

function controlsOf(form: HTMLFormElement) {
  return contactFields.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement] as const)
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

/** The users feature keeps name and number of who is signed in. */
function readKnown(): Typed {
  const stored = parseStored(readLocal('userDetails')) as { name?: unknown; phone?: unknown } | null
  return {
    ...(typeof stored?.name === 'string' && { name: stored.name }),
    ...(typeof stored?.phone === 'string' && { reply_to: stored.phone }),
  }
}
