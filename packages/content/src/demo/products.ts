import type { DemoProduct } from './entries.ts'
import { rudrakshaAndMalas } from './products/rudraksha-and-malas.ts'

export const demoProducts: readonly DemoProduct[] = [...rudrakshaAndMalas]
