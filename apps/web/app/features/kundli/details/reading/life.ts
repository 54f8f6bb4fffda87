import { type ReadingSection, composeReading } from '@sankalp/content/readings/compose'
import { type Indication, type Kundli, type ReadingMoment, findIndications } from '@sankalp/jyotish'

/** What a chart says: the composed reading, and everything that it was chosen from. */
export type Life = { sections: readonly ReadingSection[]; indications: readonly Indication[] }

export function readLife(kundli: Kundli, moment: ReadingMoment): Life {
  const indications = findIndications(kundli, moment)
  return { sections: composeReading(indications), indications }
}
