import type { DemoPoojaDetails } from './entries.ts'
import { detailsOfDeities } from './pooja-details/of-deities.ts'
import { detailsOfDevi } from './pooja-details/of-devi.ts'
import { detailsOfFestivals } from './pooja-details/of-festivals.ts'
import { detailsOfGrahas } from './pooja-details/of-grahas.ts'
import { detailsOfLife } from './pooja-details/of-life.ts'

/** By the id of the pooja: what it is for, what happens, what to have ready, what people ask. Nothing in it promises a result. */
export const demoPoojaDetails: Record<string, DemoPoojaDetails> = {
  ...detailsOfDeities,
  ...detailsOfDevi,
  ...detailsOfFestivals,
  ...detailsOfGrahas,
  ...detailsOfLife,
}
