import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Inbox, addMessages, emptyInbox, hasGap } from '../src/live/inbox.ts'
import type { ChatMessage } from '../src/live/messages.ts'

const requestId = crypto.randomUUID()
const messageOf = (seq: number): ChatMessage => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  requestId,
  seq,
  from: crypto.randomUUID(),
  to: crypto.randomUUID(),
  message: `number ${seq}`,
  timestamp: seq,
})
const numbers = ({ messages }: Inbox) => messages.map(({ seq }) => seq)

describe('an inbox', () => {
  test('shows each message once, in the server’s order, whatever the order of arrival', () => {
    const inbox = [3, 1, 3, 2, 1].reduce((inbox, seq) => addMessages(inbox, [messageOf(seq)]), emptyInbox)
    expect([numbers(inbox), inbox.completeTo, hasGap(inbox)]).toEqual([[1, 2, 3], 3, false])
  })

  test('detects a gap, and after which message to ask', () => {
    const inbox = addMessages(emptyInbox, [1, 2, 5].map(messageOf))
    expect([numbers(inbox), inbox.completeTo, hasGap(inbox)]).toEqual([[1, 2, 5], 2, true])
    const filled = addMessages(inbox, [3, 4].map(messageOf))
    expect([numbers(filled), filled.completeTo, hasGap(filled)]).toEqual([[1, 2, 3, 4, 5], 5, false])
  })

  test('asks for everything when it is empty', () => {
    expect([emptyInbox.completeTo, hasGap(emptyInbox)]).toEqual([0, false])
    expect(hasGap(addMessages(emptyInbox, [messageOf(2)]))).toBe(true)
  })

  test('stays the same object when no message is new', () => {
    const inbox = addMessages(emptyInbox, [1, 2].map(messageOf))
    expect(addMessages(inbox, [messageOf(2), messageOf(1)])).toBe(inbox)
    expect(addMessages(inbox, [])).toBe(inbox)
  })

  test('is complete after loss, repetition and reordering, once it has requested what was missing', () => {
    const sent = Array.from({ length: 12 }, (_, index) => messageOf(index + 1))
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (arrived) => {
        let inbox = arrived.reduce((inbox, seq) => addMessages(inbox, [sent[seq - 1]!]), emptyInbox)
        inbox = addMessages(inbox, sent.slice(inbox.completeTo))
        expect(inbox.messages).toEqual(sent)
        expect([inbox.completeTo, hasGap(inbox)]).toEqual([12, false])
      }),
    )
  })
})
