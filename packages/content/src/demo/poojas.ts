import type { DemoPooja } from './entries.ts'
import { poojasOfDeities } from './poojas/of-deities.ts'
import { poojasOfDevi } from './poojas/of-devi.ts'
import { poojasOfFestivals } from './poojas/of-festivals.ts'
import { poojasOfGrahas } from './poojas/of-grahas.ts'
import { ritesOfLife } from './poojas/rites-of-life.ts'

/**
 * The demo's poojas in the order of the list. Each is the form that fits the half hour of an acharya and a family on a
 * video call; if a longer form exists, its text says so. None promises what a pooja cannot do.
 */
export const demoPoojas: readonly DemoPooja[] = [
  ...poojasOfDeities,
  ...poojasOfDevi,
  ...poojasOfFestivals,
  ...ritesOfLife,
  ...poojasOfGrahas,
]
