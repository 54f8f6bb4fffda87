import type { Acharya } from '@sankalp/contract/acharyas'

/** What of an acharya changes from one moment to the next. */
export type Light = Partial<Pick<Acharya, 'online' | 'busy'>>

/** Whoever has gone offline is in no talk either. */
export function withLight<One extends Acharya>(acharya: One, userId: string, light: Light): One {
  return acharya.userId === userId ? { ...acharya, ...light, ...(light.online === false && { busy: false }) } : acharya
}

/** Online first; otherwise as they stood. */
export function onlineFirst(acharyas: readonly Acharya[]): Acharya[] {
  return [...acharyas.filter(({ online }) => online), ...acharyas.filter(({ online }) => !online)]
}

/** Each once: a page may repeat one of the page before, when somebody came online in between. */
export function eachOnce(acharyas: readonly Acharya[]): Acharya[] {
  return [...new Map(acharyas.map((acharya) => [acharya._id, acharya])).values()]
}
