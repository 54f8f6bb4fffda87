import { northernAcharyas } from './acharyas/northern.ts'
import { southernAndEasternAcharyas } from './acharyas/southern-and-eastern.ts'
import type { DemoAcharya } from './entries.ts'

/** Twelve people who do not exist: the demo's acharyas. The first is the acharya's account that the README names. */
export const demoAcharyas: readonly DemoAcharya[] = [...northernAcharyas, ...southernAndEasternAcharyas]
