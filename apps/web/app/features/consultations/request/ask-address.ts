import type { TalkKind } from '@sankalp/contract/consultations'
import { type TalkName, talkNameOf, talkNames } from './talks.ts'

/**
 * The acharya and the kind of consultation that are about to be requested. Held in the address, so that a sign-in, a
 * recharge and a refresh come back to it.
 */
export type Ask = { acharyaId: string; talk: TalkName }

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export function readAsk(search: URLSearchParams): Ask | null {
  const acharyaId = search.get('ask') ?? ''
  const talk = talkNames.find((name) => name === search.get('talk'))
  return talk && isId(acharyaId) ? { acharyaId, talk } : null
}

export function withAsk(search: URLSearchParams, ask: Ask | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('ask')
  next.delete('talk')
  if (ask) {
    next.set('ask', ask.acharyaId)
    next.set('talk', ask.talk)
  }
  return next
}

/** Returns a link that opens the request dialog, from any page. */
export function askPath(ask: Ask, path = '/chatwithastrologer'): string {
  return `${path}?${withAsk(new URLSearchParams(), ask)}`
}

/** Returns the navigation state that the specification defines for these pages. */
export function roomState(talk: TalkKind, acharya: unknown, startTimestamp: number, chatMinutes: number) {
  const onlyAudio = talkNameOf(talk) === 'audio'
  return { acharya, startTimestamp, chatMinutes, ...(talk !== 'Chat' && { onlyAudio }) }
}

/** Opens the question for another talk of the same kind with the same acharya. */
export function againPath({ acharyaEntry, talk }: { acharyaEntry: string; talk: TalkKind }): string {
  return askPath({ acharyaId: acharyaEntry, talk: talkNameOf(talk) })
}
