import type { Acharya } from '@sankalp/contract/acharyas'
import { type Light, withLight } from './lights.ts'

/** The number of changes to remember: far more than happen while a list is loading. */
const most = 500
const heard: { userId: string; light: Light }[] = []
let forgotten = 0

export function hearLight(userId: string, light: Light): void {
  heard.push({ userId, light })
  if (heard.length <= most) return
  heard.shift()
  forgotten += 1
}

/**
 * Returns, for a load that begins now, a function that applies the light changes since then to its answer. The server
 * may have read the lights before they changed, and the changes are not sent again.
 */
export function catchUpFromNow(): <One extends Acharya>(acharya: One) => One {
  const from = forgotten + heard.length
  return (acharya) =>
    heard
      .slice(Math.max(0, from - forgotten))
      .reduce((one, { userId, light }) => withLight(one, userId, light), acharya)
}
