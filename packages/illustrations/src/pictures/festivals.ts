import { pictureSet } from '../picture.ts'
import { chhath, diwali } from './festivals-autumn.ts'
import { janmashtami } from './festivals-rains.ts'
import { holi } from './festivals-spring.ts'

/** By the key of the festival. */
export const festivals = pictureSet('festivals', { diwali, holi, chhath, janmashtami })
