import type { Passages } from '../../keys.ts'
import { dhanu } from './dhanu.ts'
import { kanya } from './kanya.ts'
import { karka } from './karka.ts'
import { kumbha } from './kumbha.ts'
import { makara } from './makara.ts'
import { meena } from './meena.ts'
import { mesha } from './mesha.ts'
import { mithuna } from './mithuna.ts'
import { simha } from './simha.ts'
import { tula } from './tula.ts'
import { vrishabha } from './vrishabha.ts'
import { vrishchika } from './vrishchika.ts'

export const lagnaLord: Passages<'lagna-lord'> = {
  ...mesha,
  ...vrishabha,
  ...mithuna,
  ...karka,
  ...simha,
  ...kanya,
  ...tula,
  ...vrishchika,
  ...dhanu,
  ...makara,
  ...kumbha,
  ...meena,
}
