import { readFileSync } from 'node:fs'
import { foldedKey, plainKey } from '@sankalp/contract/search/fold'
import { print } from './print.ts'
import { type Town, kilometresBetween, ownId } from './town.ts'

/**
 * The files of names/, maintained by hand. One entry: `Ajodhya > Ayodhya = अयोध्या ~ Saket, Awadh @ 55890`: the name in
 * the sources, the one we show, the Hindi one, other names it is found by, a population that corrects theirs.
 */
type Entry = {
  section: string
  source: string
  name: string
  hindi: string | null
  others: string[]
  population: number | null
  spot: [number, number] | null
}

function readEntries(file: string): Entry[] {
  const text = readFileSync(new URL(`../names/${file}`, import.meta.url), 'utf8')
  let section = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) {
      section = line.slice(1).trim().split(' ')[0]!
      return []
    }
    return line
      .split(';')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => readEntry(section, entry))
  })
}

function readEntry(section: string, entry: string): Entry {
  const found =
    /^([^>=~@!]+)(?:>([^=~@!]+))?(?:=([^~@!]+))?(?:~([^@!]+))?(?:@\s*(\d+)\s*)?(?:!\s*(-?[\d.]+) (-?[\d.]+))?$/.exec(
      entry,
    )
  if (!found) throw new Error(`names: cannot read «${entry}»`)
  const [, source, name, hindi, others, population, lat, lon] = found.map((part) => part?.trim())
  return {
    section,
    source: source!,
    name: name ?? source!,
    hindi: hindi ?? null,
    others: others?.split(',').map((other) => other.trim()) ?? [],
    population: population === undefined ? null : Number(population),
    spot: lat === undefined ? null : [Number(lat), Number(lon)],
  }
}

const sameName = (a: string, b: string) => foldedKey(plainKey(a)) === foldedKey(plainKey(b))

function improve(town: Town, { source, name, hindi, others, population }: Entry): void {
  // Make a former name a by-name, or Ambernath would rank before Amarnath. Former names still in use are listed as
  // others.
  const former = town.name
  if (former !== name) {
    town.byNames.push(former, source)
    town.others = town.others.filter((other) => !sameName(other, former))
  }
  town.name = name
  town.hindi = hindi ?? town.hindi
  town.others.push(...others)
  if (population !== null) town.population = population
}

/** Sets the names of towns. A section is a state of India (names/india.txt) or a country (names/world.txt). */
export function nameTowns(towns: readonly Town[]): void {
  const missing = [
    ...improveAll(readEntries('india.txt'), (town, section) => town.country === 'IN' && town.admin1 === section, towns),
    ...improveAll(readEntries('world.txt'), (town, section) => town.country === section, towns),
  ]
  if (missing.length > 0) print(`names without a town: ${missing.join(', ')}`)
}

function improveAll(
  entries: readonly Entry[],
  isIn: (town: Town, section: string) => boolean,
  towns: readonly Town[],
): string[] {
  const sections = Map.groupBy(entries, ({ section }) => section)
  return [...sections].flatMap(([section, named]) => {
    const inside = towns.filter((town) => isIn(town, section)).toSorted((a, b) => b.population - a.population)
    return named.flatMap((entry) => {
      const town =
        inside.find(({ name }) => plainKey(name) === plainKey(entry.source)) ??
        inside.find(({ name }) => sameName(name, entry.source)) ??
        inside.find(({ others, byNames }) => [...others, ...byNames].some((other) => sameName(other, entry.source)))
      if (!town) return [`${section} ${entry.source}`]
      // A town with the same name in the same state has the same Hindi spelling.
      const namesakes =
        entry.name === entry.source ? inside.filter(({ name }) => plainKey(name) === plainKey(town.name)) : []
      for (const namesake of namesakes) namesake.hindi ??= entry.hindi
      improve(town, entry)
      return []
    })
  })
}

/** Adds places with their own coordinates: found among the towns, or added there. Places of pilgrimage rank higher. */
export function addPlaces(towns: Town[], file: 'added.txt' | 'pilgrimage.txt'): Town[] {
  const rankBonus = file === 'pilgrimage.txt' ? 60_000 : 0
  const added: Town[] = []
  for (const entry of readEntries(file)) {
    if (!entry.spot) throw new Error(`${file}: ${entry.source} has no coordinates`)
    const [country, admin1] = entry.section.split('.') as [string, string]
    const [latDeg, lonDeg] = entry.spot
    const near = towns.filter((town) => town.country === country && kilometresBetween(town, { latDeg, lonDeg }) < 12)
    const names = [entry.source, entry.name]
    const town = near.find(({ name, others, byNames }) =>
      names.some((one) => [name, ...others, ...byNames].some((other) => sameName(one, other))),
    )
    const whole = town ?? {
      id: ownId(country, entry.name, latDeg, lonDeg),
      name: entry.name,
      hindi: null,
      others: [],
      byNames: [],
      country,
      admin1,
      admin2:
        near.toSorted((a, b) => kilometresBetween(a, { latDeg, lonDeg }) - kilometresBetween(b, { latDeg, lonDeg }))[0]
          ?.admin2 ?? '',
      latDeg,
      lonDeg,
      population: 0,
      zone: '',
      rankBonus: 0,
    }
    // The full name of a shrine leads to its place, but its beginning does not: "san" must not find Sangam.
    const { others } = entry
    improve(whole, rankBonus > 0 ? { ...entry, others: [] } : entry)
    if (rankBonus > 0) whole.byNames.push(...others)
    // GeoNames puts some towns near a border into the wrong state.
    if (whole.admin1 !== admin1) Object.assign(whole, { admin1, admin2: '' })
    whole.rankBonus = Math.max(whole.rankBonus, rankBonus)
    if (!town) added.push(whole)
  }
  print(`${added.length} places added from ${file}`)
  return [...towns, ...added]
}

/** Reads the Hindi names of states and provinces, by GeoNames' code, and their usual abbreviations. */
export function readRegionTexts(): Map<string, { hindi: string; short?: string; name: string }> {
  const rows = readEntries('regions.txt').map(
    ({ section, source, name, hindi, others: [short] }) =>
      [`${section}.${source}`, { hindi: hindi ?? '', short, name }] as const,
  )
  return new Map(rows)
}
