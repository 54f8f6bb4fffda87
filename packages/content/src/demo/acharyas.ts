import { northernAcharyas } from './acharyas/northern.ts'
import { southernAndEasternAcharyas } from './acharyas/southern-and-eastern.ts'
import type { DemoAcharya } from './entries.ts'

/** The demo's acharyas: twelve invented people. The first is the acharya's account that the README names. */
export const demoAcharyas: readonly DemoAcharya[] = [...northernAcharyas, ...southernAndEasternAcharyas]
