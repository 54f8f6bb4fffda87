import type { IndicationDirection, Subject } from './indication-types.ts'

/** What a yoga is about, where it points, and how much it says by itself. A common yoga says little. */
export type YogaRead = { subject: YogaSubject; direction: IndicationDirection; weight: number }

/** An exchange of two lords is about the houses that they exchange. */
type YogaSubject = Subject | 'its-houses'

const row = (subject: YogaSubject, weight: number, direction: IndicationDirection = 'supports'): YogaRead => ({
  subject,
  direction,
  weight,
})

/**
 * Every yoga that has a rule. The sources of the yogas are those of their rules: Brihat Parashara Hora Shastra, chapters
 * 35 to 42, and Phaladeepika, chapters 6 and 7. The weights are ours: the rarer a yoga, the more it says of one person.
 */
export const yogaTable: Readonly<Record<string, YogaRead>> = {
  ruchaka: row('nature', 62),
  bhadra: row('learning', 60),
  hamsa: row('faith', 62),
  malavya: row('love', 60),
  shasha: row('work', 60),

  raja: row('work', 34),
  'dharma-karmadhipati': row('work', 50),
  yogakaraka: row('work', 24),
  'neecha-bhanga': row('nature', 38, 'mixed'),
  harsha: row('health', 42),
  sarala: row('mind', 38),
  vimala: row('money', 42),
  'maha-parivartana': row('its-houses', 56),
  'khala-parivartana': row('its-houses', 44, 'mixed'),
  'dainya-parivartana': row('its-houses', 40, 'mixed'),
  dhana: row('money', 48),
  lakshmi: row('money', 60),
  daridra: row('money', 44, 'strains'),
  kahala: row('work', 38),
  chamara: row('learning', 46),
  shankha: row('home', 34),
  'akhanda-samrajya': row('work', 40),

  sunapha: row('money', 30),
  anapha: row('mind', 34),
  durudhara: row('home', 36),
  veshi: row('nature', 34),
  vasi: row('nature', 34),
  ubhayachari: row('work', 28),
  kemadruma: row('mind', 46, 'strains'),
  'gaja-kesari': row('mind', 44),
  'chandra-mangala': row('money', 38),
  'chandra-adhi': row('work', 46),
  'lagna-adhi': row('nature', 48),
  shakata: row('money', 36, 'mixed'),
  vasumati: row('money', 50),
  amala: row('work', 44),
  'budha-aditya': row('learning', 28),
  'guru-mangala': row('work', 34),
  'guru-chandala': row('faith', 38, 'mixed'),
  grahana: row('mind', 36, 'strains'),
  angaraka: row('nature', 36, 'strains'),
  visha: row('mind', 40, 'strains'),
  pushkala: row('work', 50),

  'shubha-kartari': row('nature', 46),
  'papa-kartari': row('nature', 40, 'strains'),
  saraswati: row('learning', 64),
  parvata: row('work', 50),
  kalanidhi: row('learning', 60),
  bheri: row('money', 56),
  sreenatha: row('love', 56),
  chatussagara: row('work', 46),
  parijata: row('nature', 42),
  'deha-kashta': row('health', 44, 'strains'),

  rajju: row('travel', 50, 'mixed'),
  musala: row('nature', 50),
  nala: row('learning', 50, 'mixed'),
  mala: row('home', 52),
  sarpa: row('mind', 48, 'strains'),
  gada: row('money', 52),
  'shakata-figure': row('work', 50, 'mixed'),
  vihaga: row('travel', 50, 'mixed'),
  shringataka: row('love', 52),
  hala: row('work', 50, 'mixed'),
  vajra: row('nature', 50, 'mixed'),
  yava: row('nature', 50, 'mixed'),
  kamala: row('work', 56),
  vapi: row('money', 52),
  yupa: row('faith', 54),
  shara: row('work', 48, 'mixed'),
  shakti: row('money', 48, 'mixed'),
  danda: row('home', 48, 'mixed'),
  nauka: row('travel', 50, 'mixed'),
  kuta: row('home', 48, 'mixed'),
  chhatra: row('home', 52),
  chapa: row('nature', 48, 'mixed'),
  'ardha-chandra': row('nature', 52),
  chakra: row('work', 56),
  samudra: row('money', 56),
  gola: row('mind', 50, 'mixed'),
  yuga: row('faith', 44, 'mixed'),
  shula: row('nature', 40, 'mixed'),
  kedara: row('home', 34),
  pasha: row('home', 34, 'mixed'),
  dama: row('home', 34),
  vina: row('mind', 42),
}
