import type { Ayana, Direction, Karana, LunarMonth, Nakshatra, Ritu, Vara, Yoga } from '@sankalp/jyotish'

/**
 * The words of the published daily panchang besides its numbers. The names are spelled as published; they are data, the
 * same in every language, and the summaries are our own. Pages find their own texts by key.
 */
export const weekdayNames: Record<Vara, string> = {
  ravi: 'Sunday',
  soma: 'Monday',
  mangala: 'Tuesday',
  budha: 'Wednesday',
  guru: 'Thursday',
  shukra: 'Friday',
  shani: 'Saturday',
}

export const monthNames: Record<LunarMonth, string> = {
  chaitra: 'Chaitra',
  vaishakha: 'Vaishakha',
  jyeshtha: 'Jyeshtha',
  ashadha: 'Ashadha',
  shravana: 'Shravana',
  bhadrapada: 'Bhadrapada',
  ashwina: 'Ashwina',
  kartika: 'Kartika',
  margashirsha: 'Margashirsha',
  pausha: 'Pausha',
  magha: 'Magha',
  phalguna: 'Phalguna',
}

export const rituNames: Record<Ritu, string> = {
  vasanta: 'Vasant',
  grishma: 'Grishma',
  varsha: 'Varsha',
  sharad: 'Sharad',
  hemanta: 'Hemant',
  shishira: 'Shishir',
}

export const ayanaNames: Record<Ayana, string> = { uttarayana: 'Uttarayana', dakshinayana: 'Dakshinayana' }

/** The fortnight's fifteen tithis form five kinds of three each; by the number 1…15. */
const tithiKinds = [
  { special: 'Nanda Tithi', summary: 'A day of joy: suited to celebrations, music, clothes and things of the house.' },
  { special: 'Bhadra Tithi', summary: 'A steady day: suited to journeys, building, contracts and lasting work.' },
  { special: 'Jaya Tithi', summary: 'A day of effort: suited to contests, training and whatever needs courage.' },
  { special: 'Rikta Tithi', summary: 'An empty day: tradition ends and clears things now and begins new ones later.' },
  { special: 'Purna Tithi', summary: 'A full day: suited to beginnings, and to completing what is nearly done.' },
] as const

/** Deities of the tithis according to the Brihat Samhita; Amavasya belongs to the ancestors. */
const tithiDeities = [
  'Brahma',
  'Vidhata',
  'Vishnu',
  'Yama',
  'Chandra',
  'Kartikeya',
  'Indra',
  'Vasus',
  'Nagas',
  'Dharma',
  'Shiva',
  'Surya',
  'Kama',
  'Kali',
  'Vishvedevas',
] as const
const AMAVASYA = 30
const amavasya = {
  special: 'Purna Tithi',
  summary: 'The day of the ancestors: suited to remembrance, giving and rest.',
  deity: 'Pitris',
}

/** Returns the words for a tithi by its number 1…30 from new moon. */
export function tithiWords(number: number): { special: string; summary: string; deity: string } {
  if (number === AMAVASYA) return amavasya
  const place = (number - 1) % 15
  return { ...tithiKinds[place % 5]!, deity: tithiDeities[place]! }
}

const faces = { up: 'Urdhvamukh Nakshatra', down: 'Adhomukh Nakshatra', level: 'Tiryanmukh Nakshatra' } as const
/** The seven natures of nakshatras and what tradition begins under them. */
const natures = {
  fixed: 'A fixed star: suited to what shall last, such as houses, planting and vows.',
  moving: 'A moving star: suited to journeys, vehicles and gardens.',
  fierce: 'A fierce star: suited to competition and hard work rather than to new beginnings.',
  mixed: 'A star of mixed nature: suited to routine work, fire rites and work with metal.',
  swift: 'A swift star: suited to trade, learning, crafts and short journeys.',
  gentle: 'A gentle star: suited to music, friendship, clothes and celebrations.',
  sharp: 'A sharp star: suited to breaking with the old and to work that needs resolve.',
} as const

const nakshatraFacts: Record<Nakshatra, [deity: string, face: keyof typeof faces, nature: keyof typeof natures]> = {
  ashwini: ['Ashwini Kumars', 'level', 'swift'],
  bharani: ['Yama', 'down', 'fierce'],
  krittika: ['Agni', 'down', 'mixed'],
  rohini: ['Brahma', 'up', 'fixed'],
  mrigashira: ['Chandra', 'level', 'gentle'],
  ardra: ['Rudra', 'up', 'sharp'],
  punarvasu: ['Aditi', 'level', 'moving'],
  pushya: ['Brihaspati', 'up', 'swift'],
  ashlesha: ['Nagas', 'down', 'sharp'],
  magha: ['Pitris', 'down', 'fierce'],
  'purva-phalguni': ['Bhaga', 'down', 'fierce'],
  'uttara-phalguni': ['Aryaman', 'up', 'fixed'],
  hasta: ['Savitar', 'level', 'swift'],
  chitra: ['Tvashtar', 'level', 'gentle'],
  swati: ['Vayu', 'level', 'moving'],
  vishakha: ['Indra and Agni', 'down', 'mixed'],
  anuradha: ['Mitra', 'level', 'gentle'],
  jyeshtha: ['Indra', 'level', 'sharp'],
  mula: ['Nirriti', 'down', 'sharp'],
  'purva-ashadha': ['Apas', 'down', 'fierce'],
  'uttara-ashadha': ['Vishvedevas', 'up', 'fixed'],
  shravana: ['Vishnu', 'up', 'moving'],
  dhanishtha: ['Vasus', 'up', 'moving'],
  shatabhisha: ['Varuna', 'up', 'moving'],
  'purva-bhadrapada': ['Aja Ekapada', 'down', 'fierce'],
  'uttara-bhadrapada': ['Ahir Budhnya', 'up', 'fixed'],
  revati: ['Pushan', 'level', 'gentle'],
}

export function nakshatraWords(key: Nakshatra): { deity: string; special: string; summary: string } {
  const [deity, face, nature] = nakshatraFacts[key]
  return { deity, special: faces[face], summary: natures[nature] }
}

const yogaMeanings: Record<Yoga, string> = {
  vishkambha: '(Pillar) holds against opposition',
  priti: '(Affection) warmth between people',
  ayushmana: '(Long-lived) strength and staying power',
  saubhagya: '(Good fortune) ease and comfort',
  shobhana: '(Splendour) grace in what one does',
  atiganda: '(Great knot) asks for patience',
  sukarma: '(Good work) honest effort bears fruit',
  dhriti: '(Steadiness) calm enjoyment of what one has',
  shula: '(Spear) plain speech, easily sharp',
  ganda: '(Knot) things take longer',
  vriddhi: '(Growth) increase and understanding',
  dhruva: '(Constant) a firm mind',
  vyaghata: '(Blow) haste that is better held back',
  harshana: '(Delight) cheerfulness',
  vajra: '(Diamond) hard, and not easily turned',
  siddhi: '(Success) skill in many things',
  vyatipata: '(Overturning) plans change; leave room',
  variyana: '(Ease) comfort and leisure',
  parigha: '(Bar) obstacles first, then the way',
  shiva: '(Auspicious) calm and good counsel',
  siddha: '(Accomplished) what is begun is finished',
  sadhya: '(Attainable) good conduct opens doors',
  shubha: '(Bright) a clear and pleasant course',
  shukla: '(White) lively thought and speech',
  brahma: '(Sacred) discretion and good judgement',
  indra: '(Chief) learning and readiness to help',
  vaidhriti: '(Divided) two minds; decide later',
}
const hardYogas: ReadonlySet<Yoga> = new Set([
  'vishkambha',
  'atiganda',
  'shula',
  'ganda',
  'vyaghata',
  'vajra',
  'vyatipata',
  'parigha',
  'vaidhriti',
])

export function yogaWords(key: Yoga): { special: string; meaning: string } {
  const special = hardYogas.has(key)
    ? 'Inauspicious yoga: tradition waits with new beginnings.'
    : 'Auspicious yoga: suited to good works of every kind.'
  return { special, meaning: yogaMeanings[key] }
}

export const karanaWords: Record<Karana, { special: string; deity: string }> = {
  bava: { deity: 'Indra', special: 'Suited to health, worship and work that is to last.' },
  balava: { deity: 'Brahma', special: 'Suited to study, rites and acts of charity.' },
  kaulava: { deity: 'Mitra', special: 'Suited to friendship, love and agreements.' },
  taitila: { deity: 'Aryaman', special: 'Suited to the house and to dealings with those in office.' },
  garaja: { deity: 'Bhumi', special: 'Suited to farming, planting and building.' },
  vanija: { deity: 'Manibhadra', special: 'Suited to trade; tradition favours the seller over the buyer.' },
  vishti: { deity: 'Yama', special: 'Bhadra: tradition begins nothing auspicious in it.' },
  shakuni: { deity: 'Kali', special: 'Suited to remedies, medicine and careful planning.' },
  chatushpada: { deity: 'Rudra', special: 'Suited to cattle, charity and rites for ancestors.' },
  naga: { deity: 'Nagas', special: 'Suited to hard and patient work, not to beginnings.' },
  kimstughna: { deity: 'Vayu', special: 'Suited to good works and to celebrations.' },
}

export const directionNames: Record<Direction, string> = { east: 'EAST', south: 'SOUTH', west: 'WEST', north: 'NORTH' }
export const noDirection = 'none'

/** What tradition eats or does before a journey in the direction of the day's thorn. */
export const dishaShoolRemedies: Record<Vara, string> = {
  ravi: 'If the journey cannot wait, tradition takes a little ghee first.',
  soma: 'If the journey cannot wait, tradition takes a little milk first.',
  mangala: 'If the journey cannot wait, tradition takes a little jaggery first.',
  budha: 'If the journey cannot wait, tradition takes a little sesame first.',
  guru: 'If the journey cannot wait, tradition takes a little curd first.',
  shukra: 'If the journey cannot wait, tradition takes a little barley first.',
  shani: 'If the journey cannot wait, tradition takes a little ginger first.',
}
export const nakshatraShoolRemedy =
  'If the journey cannot wait, tradition begins with a prayer to the deity of the star.'

export const specialYogaNames = {
  'sarvartha-siddhi': 'Sarvarth Siddhi Yog',
  'amrita-siddhi': 'Amrit Siddhi Yog',
  'guru-pushya': 'Guru Pushya Yog',
  'ravi-pushya': 'Ravi Pushya Yog',
} as const
export const noSpecialYoga = 'none'
