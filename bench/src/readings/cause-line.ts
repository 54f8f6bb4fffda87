import type { Cause, IndicationSpan } from '@sankalp/jyotish'

/** Writes a cause for somebody who checks a reading, with a sign for whether it helps or strains. */
export function causeLine(cause: Cause): string {
  const sign = cause.effect === 'supports' ? '+ ' : cause.effect === 'strains' ? '- ' : '  '
  return sign + factLine(cause)
}

function factLine(cause: Cause): string {
  switch (cause.kind) {
    case 'graha-in-house':
      return `${cause.graha} in house ${cause.house}${counted(cause.from)}`
    case 'graha-in-sign':
      return `${cause.graha} in ${cause.rashi}`
    case 'moon-pada':
      return `moon in ${cause.nakshatra}, pada ${cause.pada}`
    case 'lord-in-house':
      return `lord of ${cause.of}, ${cause.graha}, in house ${cause.house}${counted(cause.from)}`
    case 'rising-sign':
      return `${cause.rashi} rises`
    case 'lordship':
      return `${cause.graha} is ${cause.nature} for this lagna, owning ${cause.owns.join(' and ')}`
    case 'dignity':
      return `${cause.graha} in ${cause.rashi}: ${cause.dignity}`
    case 'combust':
    case 'retrograde':
      return `${cause.graha} ${cause.kind}`
    case 'aspect-on-house':
      return `${cause.graha} aspects house ${cause.house}${counted(cause.from)}`
    case 'aspect-on-graha':
      return `${cause.graha} aspects ${cause.onto}`
    case 'conjunction':
      return `${cause.graha} with ${cause.with}`
    case 'varga-dignity':
      return `${cause.graha} in ${cause.rashi} of ${cause.varga}: ${cause.dignity}`
    case 'vargottama':
      return `${cause.graha} vargottama in ${cause.rashi}`
    case 'yoga':
      return `yoga ${cause.key}: ${cause.facts.by} (${cause.facts.grahas.join(', ')})`
    case 'dasha':
      return `dasha of ${[cause.maha, cause.antar].filter(Boolean).join(' and ')}, ${spanText(cause.span)}`
    case 'transit':
      return `${cause.graha} passes ${cause.rashi}, house ${cause.house} from ${cause.from}, ${spanText(cause.span)}`
    case 'shadbala':
      return `strength of ${cause.graha}: ${cause.ratio.toFixed(2)} of what is required`
    case 'bindus':
      return `${cause.bindus} bindus of ${cause.of} in house ${cause.house}`
    case 'natural-tie':
      return `${cause.graha} holds ${cause.with} for ${cause.tie}`
  }
}

const counted = (from: 'lagna' | 'moon') => (from === 'moon' ? ' from the moon' : '')

export function spanText({ from, to }: IndicationSpan): string {
  return `${dayOf(from)} to ${dayOf(to)}`
}

const dayOf = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10)
