import { pictureSet } from '../picture.ts'
import { ganesh, hanuman, mahamrityunjaya, rudrabhishek, satyanarayan, sudarshanHoma } from './poojas-deities.ts'
import { durga, lakshmi, saraswati } from './poojas-devi.ts'
import { dhanteras, govardhan, karwaChauth, tulasiVivah, vishwakarma } from './poojas-feasts.ts'
import { kaalSarpShanti, navagraha, shani } from './poojas-grahas.ts'
import { annaprashan, mundan, namkaran, vidyarambh } from './poojas-child.ts'
import { grihaPravesh, pitruTarpan, vivah } from './poojas-life.ts'

/** By the id of the pooja. */
export const poojas = pictureSet('poojas', {
  satyanarayan,
  ganesh,
  rudrabhishek,
  hanuman,
  mahamrityunjaya,
  'sudarshan-homa': sudarshanHoma,
  lakshmi,
  saraswati,
  durga,
  'tulasi-vivah': tulasiVivah,
  dhanteras,
  govardhan,
  'karwa-chauth': karwaChauth,
  vishwakarma,
  'navagraha-shanti': navagraha,
  shani,
  'kaal-sarp-shanti': kaalSarpShanti,
  'griha-pravesh': grihaPravesh,
  namkaran,
  annaprashan,
  mundan,
  vidyarambh,
  vivah,
  'pitru-tarpan': pitruTarpan,
})
