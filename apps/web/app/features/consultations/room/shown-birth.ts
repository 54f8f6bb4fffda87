import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Attachment, ChatMessage } from '@sankalp/contract/live/messages'

export type SharedKundli = Extract<Attachment, { kind: 'kundli' }>

/** The chart that belongs beside the talk: what came with the request or, without that, what was shared last. */
export function findSharedKundli(
  { intake }: Pick<Consultation, 'intake'>,
  messages: readonly ChatMessage[],
): SharedKundli | null {
  if (intake) return null
  const last = messages.findLast(({ attachment }) => attachment?.kind === 'kundli')
  return last?.attachment?.kind === 'kundli' ? last.attachment : null
}
