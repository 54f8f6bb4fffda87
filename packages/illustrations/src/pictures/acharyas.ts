import { portrait } from '../parts/people.ts'
import { pictureSet } from '../picture.ts'

/** By the portrait that the entry of an acharya names. */
export const acharyas = pictureSet('acharyas', {
  'turban-beard': () =>
    portrait({
      hair: 'turban',
      cloth2: 'sindoor',
      beard: 'full',
      tilak: 'upright',
      back: 'g-haldi',
      ring: 'peacock',
      beads: true,
      age: 1,
    }),
  'veiled-woman': () =>
    portrait({
      sex: 'woman',
      hair: 'parted',
      veil: true,
      cloth2: 'sindoor',
      tilak: 'dot',
      back: 'g-patta',
      ring: 'sindoor',
    }),
  'spectacles-bars': () =>
    portrait({
      hair: 'short',
      beard: 'moustache',
      beardCol: 'ink',
      tilak: 'bars',
      spectacles: true,
      back: 'g-gulabi',
      ring: 'neel',
      cloth2: 'marigold',
      skin: 'geru',
    }),
})
