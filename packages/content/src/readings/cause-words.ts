import type { Cause, Graha, Nakshatra, Rashi } from '@sankalp/jyotish'

/** What the words of a cause need to know of a language. */
export type CauseNames = {
  graha: (graha: Graha) => string
  rashi: (rashi: Rashi) => string
  nakshatra: (nakshatra: Nakshatra) => string
  dignity: (dignity: Extract<Cause, { kind: 'dignity' }>['dignity']) => string
  /** The name of a yoga, and the sentence on what forms it. */
  yoga: (yoga: Extract<Cause, { kind: 'yoga' }>) => { yoga: string; made: string }
  date: (epochMs: number) => string
  list: (words: string[]) => string
}

type Filled<Key extends string> = { key: Key; values: Record<string, string | number> }

/** Returns the text of a cause: its key below `causes` in kundli-reading.json, and the values that fill it. */
export function causeWords(cause: Cause, names: CauseNames) {
  const common: Filled<string>['values'] = {
    ...('graha' in cause && { graha: names.graha(cause.graha) }),
    ...('rashi' in cause && { rashi: names.rashi(cause.rashi) }),
    ...('house' in cause && { house: cause.house }),
  }
  const fill = <Key extends string>(key: Key, more: Filled<Key>['values'] = {}): Filled<Key> => ({
    key,
    values: { ...common, ...more },
  })
  const span = (of: { from: number; to: number }) => ({ from: names.date(of.from), to: names.date(of.to) })
  switch (cause.kind) {
    case 'graha-in-sign':
    case 'rising-sign':
    case 'combust':
    case 'retrograde':
    case 'vargottama':
      return fill(cause.kind)
    case 'graha-in-house':
    case 'aspect-on-house':
      return fill(`${cause.kind}.${cause.from}`)
    case 'lord-in-house':
      return fill(`${cause.kind}.${cause.from}`, { of: cause.of })
    case 'moon-pada':
      return fill(cause.kind, { nakshatra: names.nakshatra(cause.nakshatra), pada: cause.pada })
    case 'lordship':
      return fill(`${cause.kind}.${cause.nature}`, { houses: names.list(cause.owns.map(String)) })
    case 'dignity':
      return fill(cause.kind, { dignity: names.dignity(cause.dignity) })
    case 'varga-dignity':
      return fill(`${cause.kind}.${cause.varga}`, { dignity: names.dignity(cause.dignity) })
    case 'aspect-on-graha':
      return fill(cause.kind, { onto: names.graha(cause.onto) })
    case 'conjunction':
      return fill(cause.kind, { other: names.graha(cause.with) })
    case 'natural-tie':
      return fill(`${cause.kind}.${cause.tie}`, { other: names.graha(cause.with) })
    case 'yoga':
      return fill(cause.kind, names.yoga(cause))
    case 'dasha':
      return cause.antar
        ? fill('antardasha', { antar: names.graha(cause.antar), maha: names.graha(cause.maha), ...span(cause.span) })
        : fill('mahadasha', { maha: names.graha(cause.maha), ...span(cause.span) })
    case 'transit':
      return fill(`${cause.kind}.${cause.from}`, span(cause.span))
    case 'shadbala':
      return fill(cause.kind, { percent: Math.round(cause.ratio * 100) })
    case 'bindus':
      return cause.of === 'sarva'
        ? fill('bindus.all', { bindus: cause.bindus })
        : fill('bindus.one', { bindus: cause.bindus, graha: names.graha(cause.of) })
  }
}
