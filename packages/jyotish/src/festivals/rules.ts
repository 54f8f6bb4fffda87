import type { LunarMonth } from '../calendar/keys.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import type {
  FestivalRule,
  Kaala,
  MonthlyRule,
  NakshatraRule,
  RelativeRule,
  SankrantiCustom,
  SankrantiRule,
  TithiRule,
  WeekdayRule,
} from './rule-types.ts'

type Choices = Partial<Pick<TithiRule, 'both' | 'neither' | 'inAdhika' | 'exception' | 'dispute'>>

function on(key: string, month: LunarMonth, tithi: number, kaala: Kaala = 'udaya', choices: Choices = {}): TithiRule {
  return {
    kind: 'tithi',
    key,
    month,
    tithi,
    kaala,
    both: 'first',
    neither: 'first',
    inAdhika: false,
    ...choices,
  }
}

function monthly(
  key: string,
  tithi: number,
  kaala: Kaala = 'udaya',
  choices: Omit<Choices, 'inAdhika'> = {},
): MonthlyRule {
  return { kind: 'monthly', key, tithi, kaala, both: 'first', neither: 'first', ...choices }
}

function sun(key: string, rashi: Rashi, custom: SankrantiCustom = 'punya-kaala', afterDays = 0): SankrantiRule {
  return { kind: 'sankranti', key, rashi, afterDays, custom }
}

function star(
  key: string,
  rashi: Rashi,
  nakshatra: Nakshatra,
  choices: Partial<Pick<NakshatraRule, 'kaala' | 'of' | 'both'>> = {},
): NakshatraRule {
  return { kind: 'nakshatra', key, rashi, nakshatra, kaala: 'udaya', of: 'full-moon', both: 'first', ...choices }
}

function after(of: string, afterDays: number, key: string, kaala?: Kaala): RelativeRule {
  return { kind: 'relative', key, of, afterDays, kaala }
}

function weekdayBefore(of: string, weekday: number, key: string): WeekdayRule {
  return { kind: 'weekday-before', key, of, weekday }
}

/** The dark fortnight's n-th tithi, in the month that ends with new moon. */
const krishna = (tithi: number) => 15 + tithi
const longer = { both: 'longer' } as const
const orNext = { neither: 'second' } as const
const longerOrNext = { ...longer, ...orNext } as const
/**
 * Nirnayasindhu on Ashtami at midnight: the day that has more of it; the later one when both have equal shares, or
 * none.
 */
const laterUnlessShorter = { both: 'longer-or-second', ...orNext } as const
const FRIDAY = 5
const TUESDAY = 2

/**
 * The festivals of a year, by Amanta month. A festival of the dark fortnight that the North names by the following
 * month is listed under the month that began at the last new moon: Janmashtami in Shravana, Diwali in Ashwina.
 * Ekadashis have their own rule; see ekadashi.ts.
 */
export const festivalRules: readonly FestivalRule[] = [
  on('ugadi', 'chaitra', 1),
  on('gudi-padwa', 'chaitra', 1),
  on('chaitra-navratri', 'chaitra', 1),
  on('jhulelal-jayanti', 'chaitra', 1),
  on('gangaur', 'chaitra', 3),
  on('yamuna-chhath', 'chaitra', 6),
  on('rama-navami', 'chaitra', 9, 'madhyahna', { ...longer, dispute: 'two-middays' }),
  on('mahavir-jayanti', 'chaitra', 13),
  on('hanuman-jayanti', 'chaitra', 15),
  on('akshaya-tritiya', 'vaishakha', 3, 'purvahna', { exception: 'three-muhurtas' }),
  on('parashurama-jayanti', 'vaishakha', 3, 'pradosha'),
  on('shankaracharya-jayanti', 'vaishakha', 5),
  on('ganga-saptami', 'vaishakha', 7, 'madhyahna', longer),
  on('sita-navami', 'vaishakha', 9, 'madhyahna', longer),
  on('narasimha-jayanti', 'vaishakha', 14, 'sunset', orNext),
  on('buddha-purnima', 'vaishakha', 15),
  on('narada-jayanti', 'vaishakha', krishna(1)),
  on('vat-savitri', 'vaishakha', 30, 'madhyahna', longer),
  on('shani-jayanti', 'vaishakha', 30),
  on('mahesh-navami', 'jyeshtha', 9),
  on('ganga-dussehra', 'jyeshtha', 10, 'udaya', { inAdhika: true }),
  on('gayatri-jayanti', 'jyeshtha', 11),
  on('vat-purnima', 'jyeshtha', 15, 'madhyahna', longer),
  on('kabirdas-jayanti', 'jyeshtha', 15),
  on('ashadha-navratri', 'ashadha', 1),
  on('jagannath-rathyatra', 'ashadha', 2),
  on('guru-purnima', 'ashadha', 15),
  on('hariyali-teej', 'shravana', 3),
  on('nag-panchami', 'shravana', 5),
  on('tulsidas-jayanti', 'shravana', 7),
  on('raksha-bandhan', 'shravana', 15, 'aparahna', { exception: 'three-muhurtas' }),
  {
    kind: 'fortnight-star',
    key: 'rigveda-upakarma',
    month: 'shravana',
    nakshatra: 'shravana',
    kaala: 'udaya',
    otherwise: 5,
  },
  on('yajurveda-upakarma', 'shravana', 15, 'purvahna', { exception: 'three-muhurtas' }),
  { kind: 'fortnight-star', key: 'samaveda-upakarma', month: 'bhadrapada', nakshatra: 'hasta', kaala: 'aparahna' },
  {
    kind: 'weekdays-of-month',
    key: 'mangala-gauri',
    ofPurnimanta: 'mangala-gauri-north',
    ofAmanta: 'mangala-gauri-deccan',
    month: 'shravana',
    weekday: TUESDAY,
  },
  weekdayBefore('shravana-purnima', FRIDAY, 'varalakshmi-vrat'),
  on('kajari-teej', 'shravana', krishna(3)),
  on('balarama-jayanti', 'shravana', krishna(6)),
  on('janmashtami', 'shravana', krishna(8), 'nishita', laterUnlessShorter),
  on('janmashtami-vaishnava', 'shravana', krishna(8), 'udaya', orNext),
  after('janmashtami', 1, 'dahi-handi'),
  on('pithori-amavasya', 'shravana', 30, 'pradosha'),
  on('hartalika-teej', 'bhadrapada', 3),
  on('ganesh-chaturthi', 'bhadrapada', 4, 'madhyahna', longer),
  on('rishi-panchami', 'bhadrapada', 5, 'madhyahna', longer),
  on('radha-ashtami', 'bhadrapada', 8, 'madhyahna', longer),
  on('vamana-jayanti', 'bhadrapada', 12),
  on('anant-chaturdashi', 'bhadrapada', 14),
  on('ganesh-visarjan', 'bhadrapada', 14),
  on('pitru-paksha-begins', 'bhadrapada', 15, 'aparahna', longer),
  on('jivitputrika-vrat', 'bhadrapada', krishna(8), 'madhyahna', longer),
  on('sarva-pitru-amavasya', 'bhadrapada', 30, 'aparahna', longer),
  on('sharad-navratri', 'ashwina', 1, 'udaya', { exception: 'muhurta-after-sunrise' }),
  on('durga-ashtami', 'ashwina', 8),
  on('maha-navami', 'ashwina', 9, 'aparahna', longer),
  on('vijayadashami', 'ashwina', 10, 'aparahna', { exception: 'shravana', dispute: 'shravana' }),
  on('sharad-purnima', 'ashwina', 15, 'nishita', laterUnlessShorter),
  on('valmiki-jayanti', 'ashwina', 15),
  on('karwa-chauth', 'ashwina', krishna(4), 'chandrodaya', orNext),
  on('ahoi-ashtami', 'ashwina', krishna(8), 'pradosha'),
  on('govatsa-dwadashi', 'ashwina', krishna(12), 'pradosha', orNext),
  on('dhanteras', 'ashwina', krishna(13), 'pradosha', orNext),
  on('kali-chaudas', 'ashwina', krishna(14), 'nishita', longerOrNext),
  on('narak-chaturdashi', 'ashwina', krishna(14), 'arunodaya', { ...orNext, exception: 'moonrise-before-dawn' }),
  on('diwali', 'ashwina', 30, 'pradosha', { exception: 'ghati-after-sunset' }),
  on('govardhan-puja', 'kartika', 1, 'udaya', { exception: 'nine-muhurtas' }),
  on('bali-pratipada', 'kartika', 1),
  on('gujarati-new-year', 'kartika', 1),
  on('bhai-dooj', 'kartika', 2, 'aparahna', longerOrNext),
  on('labh-panchami', 'kartika', 5),
  on('chhath-puja', 'kartika', 6),
  after('chhath-puja', -2, 'nahay-khay'),
  after('chhath-puja', -1, 'kharna'),
  after('chhath-puja', 1, 'chhath-dawn-arghya', 'udaya'),
  on('gopashtami', 'kartika', 8),
  on('akshaya-navami', 'kartika', 9),
  on('tulasi-vivah', 'kartika', 12),
  on('vaikuntha-chaturdashi', 'kartika', 14, 'nishita', longerOrNext),
  on('dev-diwali', 'kartika', 15, 'pradosha'),
  on('guru-nanak-jayanti', 'kartika', 15),
  on('kalabhairav-jayanti', 'kartika', krishna(8), 'pradosha'),
  on('vivah-panchami', 'margashirsha', 5),
  on('champa-shashthi', 'margashirsha', 6),
  after('mokshada-ekadashi', 0, 'gita-jayanti'),
  on('dattatreya-jayanti', 'margashirsha', 15, 'pradosha'),
  on('annapurna-jayanti', 'margashirsha', 15),
  on('shakambhari-purnima', 'pausha', 15),
  on('sakat-chauth', 'pausha', krishna(4), 'chandrodaya', orNext),
  on('mauni-amavasya', 'pausha', 30),
  on('magha-navratri', 'magha', 1),
  on('ganesha-jayanti', 'magha', 4, 'madhyahna', longer),
  on('vasant-panchami', 'magha', 5, 'purvahna', { exception: 'first-with-a-muhurta' }),
  on('ratha-saptami', 'magha', 7, 'arunodaya', orNext),
  on('bhishma-ashtami', 'magha', 8, 'madhyahna', longer),
  on('guru-ravidas-jayanti', 'magha', 15),
  on('maha-shivaratri', 'magha', krishna(14), 'nishita', longerOrNext),
  on('phulera-dooj', 'phalguna', 2),
  on('holika-dahan', 'phalguna', 15, 'pradosha', { exception: 'holika' }),
  after('holika-dahan', 1, 'holi'),
  on('holi-bhai-dooj', 'phalguna', krishna(2)),
  on('ranga-panchami', 'phalguna', krishna(5)),
  on('sheetala-ashtami', 'phalguna', krishna(8)),

  monthly('vinayaka-chaturthi', 4, 'madhyahna', longer),
  monthly('skanda-sashti', 6, 'sunset', orNext),
  monthly('masik-durgashtami', 8),
  monthly('pradosh-vrat', 13, 'pradosha', longerOrNext),
  monthly('purnima-vrat', 15, 'madhyahna', { neither: 'second' }),
  monthly('purnima', 15),
  monthly('sankashti-chaturthi', krishna(4), 'chandrodaya', orNext),
  monthly('kalashtami', krishna(8), 'pradosha'),
  monthly('pradosh-vrat', krishna(13), 'pradosha', longerOrNext),
  monthly('masik-shivaratri', krishna(14), 'nishita', longerOrNext),
  monthly('darsha-amavasya', 30, 'aparahna', longer),
  monthly('amavasya', 30),
  { kind: 'parvan', key: 'anvadhan' },
  { kind: 'parvan', key: 'ishti' },
  { kind: 'new-moon-seen', key: 'chandra-darshana' },
  { kind: 'monthly-star', key: 'rohini-vrat', nakshatra: 'rohini', kaala: 'udaya' },
  { kind: 'monthly-star', key: 'masik-karthigai', nakshatra: 'krittika', kaala: 'sunset' },

  sun('lohri', 'makara', 'punya-kaala', -1),
  sun('bhogi', 'makara', 'punya-kaala', -1),
  sun('makara-sankranti', 'makara'),
  sun('pongal', 'makara'),
  sun('magh-bihu', 'makara'),
  sun('makaravilakku', 'makara'),
  sun('mattu-pongal', 'makara', 'punya-kaala', 1),
  sun('kumbha-sankranti', 'kumbha'),
  sun('meena-sankranti', 'meena'),
  sun('mesha-sankranti', 'mesha'),
  sun('baisakhi', 'mesha'),
  sun('puthandu', 'mesha', 'tamil'),
  sun('vishu', 'mesha', 'first-sunrise'),
  sun('pohela-boishakh', 'mesha', 'bengal'),
  sun('vrishabha-sankranti', 'vrishabha'),
  sun('mithuna-sankranti', 'mithuna'),
  sun('karka-sankranti', 'karka'),
  sun('simha-sankranti', 'simha'),
  sun('malayalam-new-year', 'simha', 'kerala'),
  sun('kanya-sankranti', 'kanya'),
  sun('vishwakarma-puja', 'kanya'),
  sun('tula-sankranti', 'tula'),
  sun('vrishchika-sankranti', 'vrishchika'),
  sun('mandala-pooja-begins', 'vrishchika', 'kerala'),
  sun('mandala-pooja', 'vrishchika', 'kerala', 40),
  sun('dhanu-sankranti', 'dhanu'),

  star('thai-pusam', 'makara', 'pushya'),
  star('masi-magam', 'kumbha', 'magha'),
  star('attukal-pongal', 'kumbha', 'purva-phalguni', { kaala: 'six-nazhikas' }),
  star('panguni-uthiram', 'meena', 'uttara-phalguni'),
  star('thrissur-pooram', 'mesha', 'purva-phalguni', { kaala: 'nishita', of: 'last', both: 'last' }),
  star('vaikasi-visakam', 'vrishabha', 'vishakha'),
  star('onam', 'simha', 'shravana', { of: 'last' }),
  star('karthigai-deepam', 'vrishchika', 'krittika', { kaala: 'pradosha' }),
  star('arudra-darshan', 'dhanu', 'ardra', { both: 'last' }),
  { kind: 'solar-tithi', key: 'vaikuntha-ekadashi', rashi: 'dhanu', tithi: 11 },
]
