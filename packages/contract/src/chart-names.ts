import type { AstroDetails, Baladi, Graha, MoonAttributes, Nakshatra, Rashi } from '@sankalp/jyotish'

/**
 * The values of our chart replies as published (docs/requirements C-9), with slips in common words corrected. They are
 * data, the same in every language: pages and PDFs look up their own words by key.
 */
export const grahaNames: Record<Graha, string> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
}

export const signNames: Record<Rashi, string> = {
  mesha: 'Aries',
  vrishabha: 'Taurus',
  mithuna: 'Gemini',
  karka: 'Cancer',
  simha: 'Leo',
  kanya: 'Virgo',
  tula: 'Libra',
  vrishchika: 'Scorpio',
  dhanu: 'Sagittarius',
  makara: 'Capricorn',
  kumbha: 'Aquarius',
  meena: 'Pisces',
}

export const nakshatraNames: Record<Nakshatra, string> = {
  ashwini: 'Ashwini',
  bharani: 'Bharni',
  krittika: 'Krittika',
  rohini: 'Rohini',
  mrigashira: 'Mrigshira',
  ardra: 'Ardra',
  punarvasu: 'Punarvasu',
  pushya: 'Pushya',
  ashlesha: 'Ashlesha',
  magha: 'Magha',
  'purva-phalguni': 'Purva Phalguni',
  'uttara-phalguni': 'Uttra Phalguni',
  hasta: 'Hast',
  chitra: 'Chitra',
  swati: 'Swati',
  vishakha: 'Vishakha',
  anuradha: 'Anuradha',
  jyeshtha: 'Jyeshtha',
  mula: 'Mool',
  'purva-ashadha': 'Purva Shadha',
  'uttara-ashadha': 'Uttra Shadha',
  shravana: 'Shravan',
  dhanishtha: 'Dhanishtha',
  shatabhisha: 'Shatbhisha',
  'purva-bhadrapada': 'Purva Bhadrapad',
  'uttara-bhadrapada': 'Uttra Bhadrapad',
  revati: 'Revati',
}

export const varnaNames: Record<MoonAttributes['varna'], string> = {
  brahmana: 'Vipra',
  kshatriya: 'Kshatriya',
  vaishya: 'Vaishya',
  shudra: 'Shoodra',
}

export const vashyaNames: Record<MoonAttributes['vashya'], string> = {
  chatushpada: 'Chatuspad',
  manava: 'Maanav',
  jalachara: 'Jalchar',
  vanachara: 'Vanchar',
  keeta: 'Keetak',
}

export const yoniNames: Record<MoonAttributes['yoni'], string> = {
  horse: 'Ashwa',
  elephant: 'Gaj',
  sheep: 'Mesh',
  serpent: 'Sarp',
  dog: 'Shwaan',
  cat: 'Marjaar',
  rat: 'Mooshak',
  cow: 'Gau',
  buffalo: 'Mahish',
  tiger: 'Vyaaghra',
  deer: 'Mrig',
  monkey: 'Vaanar',
  mongoose: 'Nakul',
  lion: 'Singh',
}

export const ganaNames: Record<MoonAttributes['gana'], string> = {
  deva: 'Dev',
  manushya: 'Manushya',
  rakshasa: 'Rakshasa',
}
export const nadiNames: Record<MoonAttributes['nadi'], string> = { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' }
export const yunjaNames: Record<MoonAttributes['yunja'], string> = {
  purva: 'Poorva',
  madhya: 'Madhya',
  para: 'Parbhaag',
}
export const tatvaNames: Record<MoonAttributes['tatva'], string> = {
  fire: 'Fire',
  earth: 'Earth',
  air: 'Air',
  water: 'Water',
}
export const payaNames: Record<MoonAttributes['paya'], string> = {
  gold: 'Gold',
  silver: 'Silver',
  copper: 'Copper',
  iron: 'Iron',
}

export const yogaNames: Record<AstroDetails['yoga'], string> = {
  vishkambha: 'Vishkumbh',
  priti: 'Priti',
  ayushmana: 'Ayushman',
  saubhagya: 'Saubhagya',
  shobhana: 'Shobhan',
  atiganda: 'Atigand',
  sukarma: 'Sukarma',
  dhriti: 'Dhriti',
  shula: 'Shool',
  ganda: 'Gand',
  vriddhi: 'Vriddhi',
  dhruva: 'Dhruv',
  vyaghata: 'Vyaghat',
  harshana: 'Harshan',
  vajra: 'Vajra',
  siddhi: 'Siddhi',
  vyatipata: 'Vyatipat',
  variyana: 'Variyan',
  parigha: 'Parigh',
  shiva: 'Shiv',
  siddha: 'Siddha',
  sadhya: 'Sadhya',
  shubha: 'Shubh',
  shukla: 'Shukla',
  brahma: 'Brahma',
  indra: 'Endra',
  vaidhriti: 'Vaidhriti',
}

export const karanaNames: Record<AstroDetails['karana'], string> = {
  kimstughna: 'Kimstughna',
  bava: 'Bava',
  balava: 'Baalav',
  kaulava: 'Kaulav',
  taitila: 'Taitil',
  garaja: 'Gara',
  vanija: 'Vanija',
  vishti: 'Vishti',
  shakuni: 'Shakuni',
  chatushpada: 'Chatushpad',
  naga: 'Naag',
}

export const tithiNames: Record<AstroDetails['tithi']['key'], string> = {
  pratipada: 'Pratipada',
  dwitiya: 'Dwitiya',
  tritiya: 'Tritiya',
  chaturthi: 'Chaturthi',
  panchami: 'Panchami',
  shashthi: 'Shashthi',
  saptami: 'Saptami',
  ashtami: 'Ashtami',
  navami: 'Navami',
  dashami: 'Dashami',
  ekadashi: 'Ekadashi',
  dwadashi: 'Dwadashi',
  trayodashi: 'Trayodashi',
  chaturdashi: 'Chaturdashi',
  purnima: 'Purnima',
  amavasya: 'Amavasya',
}

export const pakshaNames: Record<AstroDetails['tithi']['paksha'], string> = { shukla: 'Shukla', krishna: 'Krishna' }

export const baladiNames: Record<Baladi, string> = {
  bala: 'Bala',
  kumara: 'Kumara',
  yuva: 'Yuva',
  vriddha: 'Vridha',
  mrita: 'Mrit',
}

/**
 * Returns the syllable as readers expect it: the engine doubles a retroflex consonant to tell it apart (tta is ट), and
 * this returns "Ta".
 */
export function nameAlphabet(syllable: string): string {
  const isDoubled = syllable.charAt(0) === syllable.charAt(1) && !'aeiou'.includes(syllable.charAt(0))
  const plain = isDoubled ? syllable.slice(1) : syllable
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
