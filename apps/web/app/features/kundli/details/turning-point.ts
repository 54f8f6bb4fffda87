import { type EpochMs, type Graha, type Ingress, type Kundli, type Rashi, dashasAt } from '@sankalp/jyotish'

/** What changes next: a period of the dasha, or the sign of Jupiter or Saturn. */
export type TurningPoint = { at: EpochMs } & (
  | { kind: 'mahadasha'; lord: Graha }
  | { kind: 'antardasha'; lord: Graha; within: Graha }
  | { kind: 'ingress'; graha: Graha; into: Rashi; retrograde: boolean }
)

/** Returns the earliest change after `now`; `ingresses` are those of Jupiter and Saturn. */
export function nextTurningPoint(kundli: Kundli, ingresses: readonly Ingress[], now: EpochMs): TurningPoint | null {
  const inSky = ingresses.filter(({ at }) => at > now).map((ingress): TurningPoint => ({ kind: 'ingress', ...ingress }))
  const inLife = kundli.timeKnown ? nextDasha(kundli.vimshottari, now) : null
  return [...inSky, ...(inLife ? [inLife] : [])].toSorted((one, other) => one.at - other.at)[0] ?? null
}

function nextDasha(dasha: Parameters<typeof dashasAt<Graha>>[0], now: EpochMs): TurningPoint | null {
  const at = dashasAt(dasha, now, 2).at(-1)?.endMs
  const [maha, antar] = at === undefined ? [] : dashasAt(dasha, at, 2)
  // After the last mahadasha of the cycle nothing is listed.
  if (at === undefined || !maha || !antar) return null
  return maha.startMs === antar.startMs
    ? { at, kind: 'mahadasha', lord: maha.lord }
    : { at, kind: 'antardasha', lord: antar.lord, within: maha.lord }
}
