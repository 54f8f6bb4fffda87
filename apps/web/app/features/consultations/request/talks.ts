import type { Acharya } from '@sankalp/contract/acharyas'
import type { TalkKind } from '@sankalp/contract/consultations'

/** The kinds of consultation, as named in addresses and texts. */
export const talkNames = ['chat', 'audio', 'video'] as const
export type TalkName = (typeof talkNames)[number]

/** The names that the live channel uses. */
export const talkKindOf: Record<TalkName, TalkKind> = { chat: 'Chat', audio: 'Audio Call', video: 'Video Call' }

export function talkNameOf(kind: TalkKind): TalkName {
  return talkNames.find((name) => talkKindOf[name] === kind)!
}

type Rates = Pick<Acharya, 'chatPerMinutes' | 'audioPerMinutes' | 'videoPerMinutes'>

/** In rupees. */
export function rateOf(acharya: Rates, talk: TalkName): number {
  return { chat: acharya.chatPerMinutes, audio: acharya.audioPerMinutes, video: acharya.videoPerMinutes }[talk]
}
