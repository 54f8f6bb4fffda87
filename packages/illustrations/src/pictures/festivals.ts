import { pictureSet } from '../picture.ts'
import { chhath, diwali } from './festivals-autumn.ts'
import { hanumanJayanti, mahavirJayanti, ramaNavami } from './festivals-chaitra.ts'
import { bhaiDooj, dhanteras, govardhanPuja, narakChaturdashi } from './festivals-dhanteras.ts'
import { holi, holikaDahan } from './festivals-holi.ts'
import { anantChaturdashi, ganeshChaturthi, hartalikaTeej, onam, sarvaPitru } from './festivals-bhadrapada.ts'
import { devDiwali, devutthanaEkadashi, karwaChauth, tulasiVivah } from './festivals-kartika.ts'
import { gitaJayanti, guruNanakJayanti } from './festivals-late-autumn.ts'
import { durgaAshtami, sharadNavratri, vijayadashami } from './festivals-navratri.ts'
import { guruPurnima, janmashtami, nagPanchami, rakshaBandhan, rathaYatra } from './festivals-rains.ts'
import { baisakhi, pohelaBoishakh, puthandu, vishu } from './festivals-solar-year.ts'
import { akshayaTritiya, buddhaPurnima, vatSavitri } from './festivals-summer.ts'
import { chaitraNavratri, gudiPadwa, ugadi } from './festivals-spring.ts'
import { lohri, maghBihu, mahaShivaratri, makaraSankranti, pongal, vasantPanchami } from './festivals-winter.ts'

/** By the key of the festival. */
export const festivals = pictureSet('festivals', {
  lohri,
  'makara-sankranti': makaraSankranti,
  pongal,
  'magh-bihu': maghBihu,
  'vasant-panchami': vasantPanchami,
  'maha-shivaratri': mahaShivaratri,
  'holika-dahan': holikaDahan,
  holi,
  'chaitra-navratri': chaitraNavratri,
  ugadi,
  'gudi-padwa': gudiPadwa,
  'rama-navami': ramaNavami,
  'mahavir-jayanti': mahavirJayanti,
  'hanuman-jayanti': hanumanJayanti,
  baisakhi,
  puthandu,
  vishu,
  'pohela-boishakh': pohelaBoishakh,
  'akshaya-tritiya': akshayaTritiya,
  'buddha-purnima': buddhaPurnima,
  'vat-savitri': vatSavitri,
  'jagannath-rathyatra': rathaYatra,
  'guru-purnima': guruPurnima,
  'nag-panchami': nagPanchami,
  'raksha-bandhan': rakshaBandhan,
  janmashtami,
  'hartalika-teej': hartalikaTeej,
  'ganesh-chaturthi': ganeshChaturthi,
  onam,
  'anant-chaturdashi': anantChaturdashi,
  'sarva-pitru-amavasya': sarvaPitru,
  'sharad-navratri': sharadNavratri,
  'durga-ashtami': durgaAshtami,
  vijayadashami,
  'karwa-chauth': karwaChauth,
  dhanteras,
  'narak-chaturdashi': narakChaturdashi,
  diwali,
  'govardhan-puja': govardhanPuja,
  'bhai-dooj': bhaiDooj,
  'chhath-puja': chhath,
  'devutthana-ekadashi': devutthanaEkadashi,
  'tulasi-vivah': tulasiVivah,
  'dev-diwali': devDiwali,
  'guru-nanak-jayanti': guruNanakJayanti,
  'gita-jayanti': gitaJayanti,
})
