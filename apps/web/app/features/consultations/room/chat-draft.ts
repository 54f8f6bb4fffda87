import { parseStored, readTab, removeTab, writeTab } from '../../../lib/storage.ts'

/**
 * Reads the unfinished message of a consultation, stored for this tab: it survives a reload or a crash, and a logout
 * clears it. One is enough, because a user is in one consultation at a time.
 */
export function readChatDraft(requestId: string): string {
  const stored = parseStored(readTab('chatDraft')) as { requestId?: unknown; text?: unknown } | null
  return stored?.requestId === requestId && typeof stored.text === 'string' ? stored.text : ''
}

export function keepChatDraft(requestId: string, text: string): void {
  if (text === '') removeTab('chatDraft')
  else writeTab('chatDraft', JSON.stringify({ requestId, text }))
}
