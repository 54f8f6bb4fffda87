import { type ContactTopic, contactFields, tidyContact } from '@sankalp/contract/contact-rules'
import { sendMessage } from '@sankalp/contract/contact.calls'
import { useRef } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import type { ContactValues } from '../contact-values.ts'

/** Sends what is written; gives its reference number. One id for one text: sent again after a lost answer it is still one message. */
export function useSendMessage() {
  const last = useRef({ text: '', id: '' })
  return async (values: ContactValues): Promise<string> => {
    const tidy = Object.fromEntries(contactFields.map((name) => [name, tidyContact(values[name])])) as ContactValues
    const text = JSON.stringify(tidy)
    if (last.current.text !== text) last.current = { text, id: crypto.randomUUID() }
    const body = { ...tidy, topic: tidy.topic as ContactTopic, id: last.current.id, website: values.website }
    return (await callApi(sendMessage, { body })).reference
  }
}
