import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'

const kinds = ['festival', 'ekadashi', 'vrat', 'moon', 'sankranti'] as const
export type FestivalKind = (typeof kinds)[number]

/** The filters of a festival list; the first is the default. */
export const festivalChoices = ['major', 'regional', 'ekadashi', 'vrat', 'moon', 'sankranti', 'all'] as const
export type FestivalChoice = (typeof festivalChoices)[number]

/** Observed every month. */
const vrats = new Set([
  'vinayaka-chaturthi',
  'skanda-sashti',
  'masik-durgashtami',
  'pradosh-vrat',
  'sankashti-chaturthi',
  'kalashtami',
  'masik-shivaratri',
  'rohini-vrat',
  'masik-karthigai',
  'anvadhan',
  'ishti',
])
const months =
  'chaitra|vaishakha|jyeshtha|ashadha|shravana|bhadrapada|ashwina|kartika|margashirsha|pausha|magha|phalguna'
const ofMoon = new RegExp(`^((${months})(-adhika)?-(purnima|amavasya)|purnima-vrat|darsha-amavasya|chandra-darshana)$`)

/** Those for which most of India, or a whole state, takes a day off or plans its year. */
const major = new Set([
  'lohri',
  'makara-sankranti',
  'pongal',
  'magh-bihu',
  'vasant-panchami',
  'maha-shivaratri',
  'holika-dahan',
  'holi',
  'chaitra-navratri',
  'ugadi',
  'gudi-padwa',
  'rama-navami',
  'mahavir-jayanti',
  'hanuman-jayanti',
  'baisakhi',
  'puthandu',
  'vishu',
  'pohela-boishakh',
  'akshaya-tritiya',
  'buddha-purnima',
  'vat-savitri',
  'jagannath-rathyatra',
  'guru-purnima',
  'nag-panchami',
  'raksha-bandhan',
  'janmashtami',
  'hartalika-teej',
  'ganesh-chaturthi',
  'onam',
  'anant-chaturdashi',
  'sarva-pitru-amavasya',
  'sharad-navratri',
  'durga-ashtami',
  'maha-navami',
  'vijayadashami',
  'sharad-purnima',
  'karwa-chauth',
  'dhanteras',
  'narak-chaturdashi',
  'diwali',
  'govardhan-puja',
  'bhai-dooj',
  'chhath-puja',
  'dev-diwali',
  'guru-nanak-jayanti',
])

type Keyed = Pick<FestivalOfPlace, 'key'>

export function isChoice(value: unknown): value is FestivalChoice {
  return festivalChoices.some((choice) => choice === value)
}

export function kindOf({ key }: Keyed): FestivalKind {
  if (key.endsWith('-ekadashi')) return 'ekadashi'
  if (key.endsWith('-sankranti')) return 'sankranti'
  if (ofMoon.test(key)) return 'moon'
  return vrats.has(key) ? 'vrat' : 'festival'
}

export const isMajor = ({ key }: Keyed): boolean => major.has(key)

/** Whether a festival is shown under a choice. Ekadashis are looked for among the festivals too. */
export function isUnder(choice: FestivalChoice, festival: Keyed): boolean {
  if (choice === 'all') return true
  if (choice === 'major') return isMajor(festival) || kindOf(festival) === 'ekadashi'
  if (choice === 'regional') return kindOf(festival) === 'festival' && !isMajor(festival)
  return kindOf(festival) === choice
}
