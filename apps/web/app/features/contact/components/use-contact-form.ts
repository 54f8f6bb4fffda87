import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusField } from '../../../lib/form/focus-field.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { subscribe } from '../../../lib/session/store.ts'
import type { Failure } from '../api/send-message.ts'
import { clearDraft, fillIn, isTouched, saveDraft } from '../contact-draft.ts'
import { type ContactProblems, findProblems, formFields, readValues } from '../contact-values.ts'

export type Sent = { reference: string; address: string }

/** The sending script could not be loaded: report only that no answer came. */
const withoutAnswer: Failure = (_, fallback) => fallback

/** Manages the contact form. The browser's own fields hold the text until it is sent. */
export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<ContactProblems>({})
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<{ say: Failure } | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const hasBegun = useRef(false)
  const lastSent = useRef({ text: '', id: '' })

  const noteWriting = () => {
    const form = element.current!
    hasBegun.current = true
    saveDraft(form)
    // Remove problems once they are corrected; do not report new ones while the user types.
    const left = findProblems(readValues(form))
    setProblems((shown) =>
      Object.fromEntries(
        Object.keys(shown).flatMap((name) => (name in left ? [[name, left[name as keyof ContactProblems]]] : [])),
      ),
    )
  }

  useEffect(() => {
    const form = element.current!
    const wasWritten = isTouched(form)
    fillIn(form)
    if (wasWritten) {
      hasBegun.current = true
      saveDraft(form)
    }
    // On a new device the name is known only after the form is shown. Do not overwrite what the user has begun to type.
    return subscribe(() => hasBegun.current || fillIn(form))
  }, [element])

  const show = (found: ContactProblems) => {
    setProblems(found)
    const first = formFields.find((name) => found[name])
    if (first) focusField(element.current, first)
    return first !== undefined
  }

  const submit = useOneAtATime(async () => {
    const form = element.current!
    const values = readValues(form)
    setFailure(null)
    if (show(findProblems(values))) return
    // Use one id for one text: sent again after a lost answer it is still one message.
    const text = JSON.stringify(values)
    if (lastSent.current.text !== text) lastSent.current = { text, id: crypto.randomUUID() }
    setIsSending(true)
    const outcome = await import('../api/send-message.ts').then(
      ({ sendMessage }) => sendMessage(values, lastSent.current.id),
      () => ({ failure: withoutAnswer }),
    )
    setIsSending(false)
    if ('problems' in outcome) show(outcome.problems)
    else if ('failure' in outcome) setFailure({ say: outcome.failure })
    else {
      clearDraft()
      setSent({ reference: outcome.reference, address: values.reply_to.trim() })
    }
  })

  const writeAnother = () => {
    setSent(null)
    focusField(element.current, 'topic')
  }

  return { problems, submit, isSending, failure, sent, noteWriting, writeAnother }
}
