import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nearestPlace, placeById, placeBySlug, searchPlaces, searchWithGuesses, similarSlugs } from './index.ts'
import { readGazetteer } from './node.ts'
import { type Gazetteer, slugAt } from './gazetteer.ts'

const gazetteer = readGazetteer()
const first = (query: string) => searchPlaces(gazetteer, query)[0]
const slugs = (query: string, limit = 8) => searchPlaces(gazetteer, query, { limit }).map(({ slug }) => slug)

describe('misspelled names', () => {
  const rows = readFileSync(new URL('../fixtures/misspelled-towns.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [typed: string, slug: string])
  const rankOf = (typed: string, slug: string) =>
    searchPlaces(gazetteer, typed, { near: true }).findIndex((place) => place.slug === slug)

  test('find the intended town among the first three in 95 of 100 cases', () => {
    const missed = rows.filter(([typed, slug]) => ![0, 1, 2].includes(rankOf(typed, slug)))
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(missed.length / rows.length, missed.join('; ')).toBeLessThan(0.05)
  })

  test('are reported as guesses, unlike names that match as typed', () => {
    const meant = searchWithGuesses(gazetteer, 'varansi')
    expect(meant.places[0]?.slug).toBe('varanasi')
    expect(meant.guesses).toContain(meant.places[0]!.id)
    const spelled = searchWithGuesses(gazetteer, 'varan')
    expect(spelled.places[0]?.slug).toBe('varanasi')
    expect(spelled.guesses).not.toContain(spelled.places[0]!.id)
  })

  test.each([
    ['varansi', 'varanasi'],
    ['hyderbad', 'hyderabad'],
    ['lucknw', 'lucknow'],
    ['delih', 'delhi'],
    ['patana', 'patna'], //   not Pathanamthitta, which begins so when its h is left out
    ['chapra', 'chhapra'], // the city of Bihar, not a village with exactly this name
    ['इलहाबाद', 'prayagraj'],
    ['हैदराबद', 'hyderabad'],
    ['हरद्वार', 'haridwar'],
    ['मेरट', 'meerut'], //     not Merta, whose Latin name sounds so
    ['अहमदाबद', 'ahmedabad'],
  ])('%s finds %s first', (typed, slug) => {
    expect(rankOf(typed, slug)).toBe(0)
  })

  test('an exact name gets no guesses, and a state still narrows the search', () => {
    const called = searchPlaces(gazetteer, 'Varanasi', { near: true })
    expect(called).toEqual(searchPlaces(gazetteer, 'Varanasi'))
    expect(searchPlaces(gazetteer, 'varansi, Uttar Pradesh', { near: true })[0]?.slug).toBe('varanasi')
    expect(searchPlaces(gazetteer, 'xqzw', { near: true })).toEqual([])
    expect(searchPlaces(gazetteer, 'वाराणसी', { near: true })).toEqual(searchPlaces(gazetteer, 'वाराणसी'))
    const hindi = searchWithGuesses(gazetteer, 'हैदराबद')
    expect(hindi.guesses).toContain(hindi.places[0]!.id)
  })
})

describe('searching', () => {
  test.each([
    // typed first reason
    ['Varanasi', 'varanasi'],
    ['varan', 'varanasi'],
    ['ujjai', 'ujjain'], //               not Ujae of the Marshall Islands
    ['ujain', 'ujjain'],
    ['  VARANASI ', 'varanasi'],
    ['वाराणसी', 'varanasi'],
    ['वाराण', 'varanasi'],
    ['Banaras', 'varanasi'], //           other names
    ['काशी', 'varanasi'],
    ['बनारस', 'varanasi'],
    ['Bombay', 'mumbai'],
    ['मुम्बई', 'mumbai'], //               the nasal written out, not as a dot
    ['Calcutta', 'kolkata'],
    ['Madras', 'chennai'],
    ['Poona', 'pune'],
    ['Bangalore', 'bengaluru'],
    ['Gurgaon', 'gurugram'],
    ['Allahabad', 'prayagraj'],
    ['इलाहाबाद', 'prayagraj'],
    ['Trivandrum', 'thiruvananthapuram'],
    ['Cochin', 'kochi'],
    ['Tirupathi', 'tirupati'], //         breath or none
    ['Rameshwaram', 'rameswaram'], //     sh or s
    ['Kanpoor', 'kanpur'], //             oo or u
    ['Jamshedpoor', 'jamshedpur'],
    ['कानपूर', 'kanpur'], //               long u or short
    ['delhi', 'delhi'], //                not New Delhi
    ['London', 'london'],
    ['Zurich', 'zurich'], //              without its two dots
    ['न्यूयॉर्क', 'new-york'],
    ['लंदन', 'london'],
    ['Munich', 'munich'],
    ['amarnath', 'amarnath'], //          not Ambernath, once written so
  ])('%s finds %s', (typed, slug) => {
    expect(first(typed)?.slug).toBe(slug)
  })

  test('a town without a known Hindi name is found by its sound, and shown in Latin', () => {
    const [place] = searchPlaces(gazetteer, 'संडीला')
    expect(place?.slug).toBe('sandila')
    const unnamed = searchPlaces(gazetteer, 'कोलारस').find(({ name }) => name.en === 'Kolaras')
    expect(unnamed?.name).toEqual({ en: 'Kolaras', hin: 'Kolaras' })
  })

  test('a state, district or country, or its short form, narrows after a comma; a state also without one', () => {
    expect(first('Rampur, Himachal')?.region.en).toBe('Himachal Pradesh')
    expect(first('Rampur, HP')?.region.en).toBe('Himachal Pradesh')
    expect(first('Rampur Himachal Pradesh')?.region.en).toBe('Himachal Pradesh')
    expect(first('रामपुर, हिमाचल')?.region.en).toBe('Himachal Pradesh')
    expect(first('Paris, Texas')?.country.code).toBe('US')
    expect(first('Hyderabad, Pakistan')?.country.code).toBe('PK')
    expect(first('Hyderabad, India')?.region.en).toBe('Telangana')
    expect(first('Varanasi, Kerala')).toBeUndefined()
  })

  test('Indian places come before foreign ones of similar size, but villages do not hide a large city', () => {
    expect(slugs('hyd')[0]).toBe('hyderabad')
    expect(slugs('lon')).toContain('london')
    expect(slugs('san')[0]).toBe('sangli')
  })

  test('places of the same name in one state are distinguished by their district, in both languages', () => {
    const namesakes = searchPlaces(gazetteer, 'Rampur, Uttar Pradesh').filter(({ name }) => name.en === 'Rampur')
    expect(namesakes.map(({ district }) => district)).toEqual([
      { en: 'Rampur', hin: 'रामपुर' },
      { en: 'Saharanpur', hin: 'सहारनपुर' },
    ])
    expect(first('Varanasi')?.district).toBeNull()
    // One town with two spellings is one place.
    expect(searchPlaces(gazetteer, 'रामगुंडम').filter(({ region }) => region.en === 'Telangana')).toHaveLength(1)
  })

  test('no place appears twice, and the limit applies', () => {
    for (const query of ['a', 'ra', 'क', 'pur', 'new']) {
      const found = slugs(query, 20)
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBeLessThanOrEqual(20)
    }
  })

  test.each(['z '.repeat(40), 'a b c d e f g h i j k l m n o p q r s t u v w x y z', `qzqz${',x'.repeat(38)}`])(
    '%j is not looked for once for each of its words',
    (query) => {
      let looks = 0
      const counted: Gazetteer = {
        ...gazetteer,
        get regions() {
          looks += 1
          return gazetteer.regions
        },
      }
      expect(searchPlaces(counted, query, { near: true })).toEqual([])
      expect(looks).toBeLessThan(12)
    },
  )

  test.each(['', ' ', ',', '!!!', '🕉️', 'தமிழ்', '\u0000', '़', 'ा', '٣', 'x'.repeat(500), ', Bihar'])(
    '%j finds nothing and breaks nothing',
    (query) => {
      expect(searchPlaces(gazetteer, query)).toEqual([])
    },
  )
})

describe('places of pilgrimage', () => {
  const jyotirlingas = [
    'somnath',
    'srisailam',
    'ujjain',
    'omkareshwar',
    'deoghar',
    'bhimashankar',
    'rameswaram',
    'nageshwar',
    'varanasi',
    'trimbak',
    'kedarnath',
    'grishneshwar',
  ]
  const dhams = ['badrinath', 'dwarka', 'puri', 'rameswaram', 'gangotri', 'yamunotri', 'kedarnath']
  const others = [
    'tirupati',
    'tirumala',
    'amarnath',
    'vaishno-devi',
    'katra',
    'shirdi',
    'sabarimala',
    'kamakhya',
    'kalighat',
    'ayodhya',
    'vrindavan',
    'pushkar',
    'haridwar',
    'rishikesh',
  ]
  test.each([...new Set([...jyotirlingas, ...dhams, ...others])])(
    '%s is there, with a Hindi name, in India',
    (slug) => {
      const place = placeBySlug(gazetteer, slug)
      expect(place?.country.code).toBe('IN')
      expect(place?.name.hin).toMatch(/^[\u0900-\u097f\s]+$/)
      expect(place?.zone).toBe('Asia/Kolkata')
    },
  )
})

describe('the data', () => {
  test('every state, and every Indian town of more than 50,000 people, has a Hindi name', () => {
    const missing: string[] = []
    for (let place = 0; place < gazetteer.ids.length; place += 1) {
      const region = gazetteer.regions[gazetteer.regionOf[place]!]!
      if (gazetteer.countries[region.country]!.code !== 'IN') continue
      if (!/[\u0900-\u097f]/.test(region.hin)) missing.push(region.en)
      if (gazetteer.populations[place]! >= 50_000 && !gazetteer.hindiNames.has(place))
        missing.push(gazetteer.names[place]!)
    }
    expect(missing).toEqual([])
  })

  test('Hindi names are in Devanagari, without digits and surrounding spaces', () => {
    const odd = [...gazetteer.hindiNames.values()].filter(
      (name) => !/^[\u0900-\u097f][\u0900-\u0965\s.-]*$/u.test(name) || name !== name.trim(),
    )
    expect(odd).toEqual([])
  })

  test('slugs and numbers are unique, and each leads back to its place', () => {
    const all = gazetteer.names.map((_, place) => slugAt(gazetteer, place))
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(gazetteer.ids).size).toBe(all.length)
    const wrong = all.filter((slug, place) => placeBySlug(gazetteer, slug)?.id !== gazetteer.ids[place])
    expect(wrong).toEqual([])
    expect(all.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('Intl knows every zone, and every point is on Earth', () => {
    for (const zone of gazetteer.zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    expect(gazetteer.lats.every((lat) => Math.abs(lat) <= 9_000_000)).toBe(true)
    expect(gazetteer.lons.every((lon) => Math.abs(lon) <= 18_000_000)).toBe(true)
  })

  test.each([
    ['kathmandu', 'Asia/Kathmandu'],
    ['new-york', 'America/New_York'],
    ['london', 'Europe/London'],
    ['dubai', 'Asia/Dubai'],
    ['sydney', 'Australia/Sydney'],
    ['suva', 'Pacific/Fiji'],
  ])('%s keeps the time of %s', (slug, zone) => {
    expect(placeBySlug(gazetteer, slug)?.zone).toBe(zone)
  })
})

describe('looking up', () => {
  test('finds a place by slug and by number', () => {
    const varanasi = placeBySlug(gazetteer, 'varanasi')!
    expect(placeById(gazetteer, varanasi.id)).toEqual(varanasi)
    expect(placeBySlug(gazetteer, 'Varanasi')).toBeNull()
    expect(placeBySlug(gazetteer, 'nowhere-at-all')).toBeNull()
    expect(placeById(gazetteer, 1)).toBeNull()
  })

  test.each([
    // lat, lon, slug
    [25.32, 82.98, 'varanasi'],
    [30.735, 79.067, 'kedarnath'],
    [-18.14, 178.44, 'suva'],
    [-16.5, -179.9, null], //           across the date line the nearest is still in Fiji
    [90, 0, null], //                   the pole has a nearest place as well
  ])('%f, %f is nearest to %s', (lat, lon, slug) => {
    const place = nearestPlace(gazetteer, lat, lon)
    if (slug) expect(place.slug).toBe(slug)
    else expect(place.country.code).toBe(lat === 90 ? place.country.code : 'FJ')
  })

  test('the nearest place agrees with a linear search of all places', () => {
    const toRad = Math.PI / 180
    for (let i = 0; i < 40; i += 1) {
      const [lat, lon] = [((i * 37) % 170) - 85, ((i * 71) % 360) - 180]
      const centralAngle = (place: number) => {
        const [a, b] = [lat * toRad, (gazetteer.lats[place]! / 1e5) * toRad]
        const cos =
          Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos((gazetteer.lons[place]! / 1e5 - lon) * toRad)
        return Math.acos(Math.min(1, Math.max(-1, cos)))
      }
      const angles = gazetteer.names.map((_, place) => centralAngle(place))
      const least = Math.min(...angles.slice(0, 30_000), ...angles.slice(30_000))
      expect(angles[gazetteer.ids.indexOf(nearestPlace(gazetteer, lat, lon).id)]).toBeCloseTo(least, 9)
    }
  })

  test.each([
    ['varansi', 'varanasi'],
    ['bangalor', 'bengaluru'],
    ['hydrabad', 'hyderabad'],
    ['allahabad', 'prayagraj'],
    ['jaypur', 'jaipur'],
  ])('%s, an unknown slug, suggests %s', (typed, slug) => {
    expect(similarSlugs(gazetteer, typed).map((place) => place.slug)).toContain(slug)
  })

  test.each(['', '-', '%%%', 'x'.repeat(5000)])('%j suggests nothing', (typed) => {
    expect(similarSlugs(gazetteer, typed)).toEqual([])
  })
})
