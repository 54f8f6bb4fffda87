import type { DemoPoojaDetails } from './entries.ts'
import { detailsOfDeities } from './pooja-details/of-deities.ts'
import { detailsOfDevi } from './pooja-details/of-devi.ts'
import { detailsOfFestivals } from './pooja-details/of-festivals.ts'
import { detailsOfGrahas } from './pooja-details/of-grahas.ts'
import { detailsOfLife } from './pooja-details/of-life.ts'

/** Details by pooja id: its purpose, its course, what to prepare, common questions. No text promises a result. */
export const demoPoojaDetails: Record<string, DemoPoojaDetails> = {
  ...detailsOfDeities,
  ...detailsOfDevi,
  ...detailsOfFestivals,
  ...detailsOfGrahas,
  ...detailsOfLife,
}
