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

/** Every kind in both languages is some forty. */
const kept = 200

export type LiveBlock = Extract<Block, { type: 'live' }>
export type LiveTold = { block: LiveBlock; until: number }

/** What the engine says now, for the live lines of articles; kept until the first of a line's facts changes. */
export function createLiveFacts({ sky, delhi }: { sky: Sky; delhi: Place }) {
  const told: BoundedCache<LiveFacts> = createBoundedCache(kept)

  return function tell(kind: string, language: Language, now: number): LiveTold {
    const key = `${kind} ${language}`
    let facts = told.get(key)
    if (!facts || facts.until <= now) {
      const [name = '', about = ''] = kind.split(':')
      const reckon = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      if (!reckon) throw new Error(`no facts are called ${kind}`)
      facts = reckon({ sky, delhi, now: now as EpochMs, language, about })
      told.set(key, facts)
    }
    const { until, ...shown } = facts
    return { block: { type: 'live', kind, ...shown }, until }
  }
}
