import type { Acharya } from '@sankalp/contract/acharyas'

/** The parts of an acharya that change from one moment to the next. */
export type Light = Partial<Pick<Acharya, 'online' | 'busy'>>

/** An acharya who has gone offline is not in a consultation either. */
export function withLight<One extends Acharya>(acharya: One, userId: string, light: Light): One {
  return acharya.userId === userId ? { ...acharya, ...light, ...(light.online === false && { busy: false }) } : acharya
}

/** Sorts those online first; otherwise retains the order. */
export function onlineFirst(acharyas: readonly Acharya[]): Acharya[] {
  return [...acharyas.filter(({ online }) => online), ...acharyas.filter(({ online }) => !online)]
}

/** Removes duplicates: a page may repeat an entry of the previous one when an acharya came online in between. */
export function eachOnce(acharyas: readonly Acharya[]): Acharya[] {
  return [...new Map(acharyas.map((acharya) => [acharya._id, acharya])).values()]
}
