import type { Passages } from '../../keys.ts'
import { eighth } from './eighth.ts'
import { eleventh } from './eleventh.ts'
import { fifth } from './fifth.ts'
import { fourth } from './fourth.ts'
import { ninth } from './ninth.ts'
import { second } from './second.ts'
import { seventh } from './seventh.ts'
import { sixth } from './sixth.ts'
import { tenth } from './tenth.ts'
import { third } from './third.ts'
import { twelfth } from './twelfth.ts'

export const houseLord: Passages<'house-lord'> = {
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
  ...tenth,
  ...eleventh,
  ...twelfth,
}
