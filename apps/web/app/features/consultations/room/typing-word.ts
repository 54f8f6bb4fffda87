import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Room } from './room.ts'

/** Hindi verbs have a gender. The gender of a user is unknown. */
export function typingWord({ side }: Pick<Room, 'side'>, { acharya }: Pick<Consultation, 'acharya'>) {
  return side === 'user' && acharya.gender === 'Female' ? 'typingWoman' : 'typing'
}
