import type { Passages } from '../../keys.ts'
import { houses } from './houses.ts'
import { lords } from './lords.ts'
import { mahapurusha } from './mahapurusha.ts'
import { nabhasa } from './nabhasa.ts'
import { sunAndMoon } from './sun-and-moon.ts'

export const yoga: Passages<'yoga'> = {
  ...mahapurusha,
  ...lords,
  ...sunAndMoon,
  ...houses,
  ...nabhasa,
}
