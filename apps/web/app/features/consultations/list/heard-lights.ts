import type { Acharya } from '@sankalp/contract/acharyas'
import { type Light, withLight } from './lights.ts'

/** So many changes are remembered: far more than are told while a list is loaded. */
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
 * For a load that begins now: gives how to put the lights into its answer that were told since. The server may have read them before they
 * changed, and nobody would tell of the change again.
 */
export function catchUpFromNow(): <One extends Acharya>(acharya: One) => One {
  const from = forgotten + heard.length
  return (acharya) =>
    heard
      .slice(Math.max(0, from - forgotten))
      .reduce((one, { userId, light }) => withLight(one, userId, light), acharya)
}
