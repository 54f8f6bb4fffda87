import { contactFields } from '@sankalp/contract/contact-rules'
import { type RefObject, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { focusField } from '../../../lib/form/focus-field.ts'
import { showServerProblems } from '../../../lib/form/server-problems.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { subscribe } from '../../../lib/session/store.ts'
import { useSendMessage } from '../api/send-message.ts'
import { clearDraft, readKnown } from '../contact-draft.ts'
import { type ContactValues, checkContact, formFields } from '../contact-values.ts'

export type Sent = { reference: string; address: string }

/** The contact form. Without default values it begins with what stands in its fields: what was typed before the script came. */
export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<ContactValues>({ resolver: checkContact, shouldFocusError: false })
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const sendMessage = useSendMessage()

  useEffect(() => {
    const fillIn = () => {
      const known = readKnown()
      for (const name of contactFields) {
        if (!form.getValues(name) && known[name]) form.setValue(name, known[name])
      }
    }
    fillIn()
    // On a new device the name is known after the form is there. What somebody has begun to write is theirs.
    const stop = subscribe(fillIn)
    const begun = element.current
    begun?.addEventListener('input', stop)
    return () => {
      stop()
      begun?.removeEventListener('input', stop)
    }
  }, [form, element])

  const focusFirst = (names: readonly string[]) => {
    const first = formFields.find((field) => names.includes(field))
    if (first) focusField(element.current, first)
  }

  const send = async (values: ContactValues) => {
    setIsSending(true)
    try {
      // Read from the page: a program that fills in the trap tells nobody of it.
      const trap = element.current?.elements.namedItem('website') as HTMLInputElement | null
      const reference = await sendMessage({ ...values, website: trap?.value ?? '' })
      clearDraft()
      form.setValue('topic', '')
      form.setValue('message', '')
      setSent({ reference, address: values.reply_to.trim() })
    } catch (failure) {
      const wrong = showServerProblems(form, failure, formFields)
      if (wrong) focusFirst([wrong])
      else setError(failure)
    } finally {
      setIsSending(false)
    }
  }

  const submit = useOneAtATime(() => {
    setError(null)
    return form.handleSubmit(send, (errors) => focusFirst(Object.keys(errors)))()
  })

  const writeAnother = () => {
    setSent(null)
    focusField(element.current, 'topic')
  }

  return { form, submit, isSending, error, sent, writeAnother }
}
