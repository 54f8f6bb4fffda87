import { parseStored, readTab, removeTab, writeTab } from '../../../lib/storage.ts'

/**
 * What is half written in a consultation, kept by this tab: a reload or a crash loses no word, and a logout clears it. One at a time is
 * enough, since nobody is in two consultations at once.
 */
export function readChatDraft(requestId: string): string {
  const stored = parseStored(readTab('chatDraft')) as { requestId?: unknown; text?: unknown } | null
  return stored?.requestId === requestId && typeof stored.text === 'string' ? stored.text : ''
}

export function keepChatDraft(requestId: string, text: string): void {
  if (text === '') removeTab('chatDraft')
  else writeTab('chatDraft', JSON.stringify({ requestId, text }))
}
