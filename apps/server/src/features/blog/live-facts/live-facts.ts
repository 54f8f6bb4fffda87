import { type Language } from '@sankalp/contract'
import type { Block } from '@sankalp/contract/blog'
import type { EpochMs, Place, Sky } from '@sankalp/jyotish'
import { type BoundedCache, createBoundedCache } from '../../../platform/bounded-cache.ts'
import { eclipses } from './eclipses.ts'
import { ekadashis } from './ekadashis.ts'
import { festival } from './festival.ts'
import type { LiveFacts, LiveKind } from './live-kind.ts'
import { planetsNow } from './planets-now.ts'
import { retrogrades } from './retrogrades.ts'
import { sankrantis } from './sankrantis.ts'
import { signOf } from './sign-of.ts'
import { today } from './today.ts'

const kinds: Record<string, LiveKind> = {
  today,
  ekadashis,
  eclipses,
  retrogrades,
  sankrantis,
  'planets-now': planetsNow,
  'sign-of': signOf,
  festival,
}

/** All kinds in both languages are about forty. */
const kept = 200

export type LiveBlock = Extract<Block, { type: 'live' }>
export type LiveTold = { block: LiveBlock; until: number }

/** Returns the engine's current facts for the live lines of articles. A line is cached until its first fact changes. */
export function createLiveFacts({ sky, delhi }: { sky: Sky; delhi: Place }) {
  const told: BoundedCache<LiveFacts> = createBoundedCache(kept)

  return function tell(kind: string, language: Language, now: number): LiveTold {
    const key = `${kind} ${language}`
    let facts = told.get(key)
    if (!facts || facts.until <= now) {
      const [name = '', about = ''] = kind.split(':')
      const calculate = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      if (!calculate) throw new Error(`unknown kind of live facts: ${kind}`)
      facts = calculate({ sky, delhi, now: now as EpochMs, language, about })
      told.set(key, facts)
    }
    const { until, ...shown } = facts
    return { block: { type: 'live', kind, ...shown }, until }
  }
}
