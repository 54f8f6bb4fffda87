import type { NearEdge } from '@sankalp/jyotish'
import type { Translate } from '../../../lib/locale/use-translation.ts'

/** Formats "The birth time decides this: 2 min later it is Kumbha." */
export function nearEdgeText(edge: NearEdge, t: Translate<'kundli' | 'jyotish'>): string {
  const { minutes } = edge
  return t(minutes > 0 ? 'kundli:birth.nearEdge.later' : 'kundli:birth.nearEdge.earlier', {
    minutes: Math.abs(minutes),
    name: nameOf(edge, t),
  })
}

function nameOf(edge: NearEdge, t: Translate<'kundli' | 'jyotish'>): string {
  switch (edge.what) {
    case 'ascendant':
    case 'rashi':
      return t(`jyotish:rashis.${edge.key}`)
    case 'nakshatra':
      return t(`jyotish:nakshatras.${edge.key}`)
    case 'tithi':
      return `${t(`jyotish:pakshas.${edge.paksha}`)} ${t(`jyotish:tithis.${edge.key}`)}`
  }
}
