import type { DemoPooja } from './entries.ts'
import { ritesOfLife } from './poojas/rites-of-life.ts'

export const demoPoojas: readonly DemoPooja[] = [...ritesOfLife]
