import { pictureSet } from '../picture.ts'
import { ganesh, rudrabhishek, satyanarayan, suryaPooja } from './poojas-deities.ts'
import { durga, lakshmi, saraswati } from './poojas-devi.ts'
import { tulasiVivah } from './poojas-feasts.ts'
import { navagraha } from './poojas-grahas.ts'
import { grihaPravesh } from './poojas-life.ts'

/** By the id of the pooja. */
export const poojas = pictureSet('poojas', {
  ganesh,
  satyanarayan,
  lakshmi,
  rudrabhishek,
  'griha-pravesh': grihaPravesh,
  'tulasi-vivah': tulasiVivah,
  'navagraha-shanti': navagraha,
  durga,
  saraswati,
  surya: suryaPooja,
})
