import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { foldedKey, hindiKey, isDevanagari, plainKey } from '@sankalp/contract/search/fold'
import { slugAt } from '../src/gazetteer.ts'
import { readGazetteer } from '../src/node.ts'
import { addPlaces, nameTowns, readRegionTexts } from './names.ts'
import { pack } from './pack.ts'
import { print } from './print.ts'
import { giveSlugs } from './slugs.ts'
import { addListed, readRegionNames, readStructured, sourceVersions, zoneFinder } from './sources.ts'
import { type Town, kilometresBetween } from './town.ts'

const output = new URL('../data/places.br', import.meta.url)
/** An Indian town ranks like a foreign city this many times its size. */
const homeWeight = 30
const twinKilometres = 12
/** The population assumed for ranking when none is known. */
const uncounted = 6000

/** Builds data/places.br and data/provenance.json. With --new-slugs, previously assigned slugs are discarded. */
function buildPlaces(): void {
  const listed = addListed(readStructured())
  nameTowns(listed)
  const towns = addPlaces(addPlaces(listed, 'added.txt'), 'pilgrimage.txt')
  setZones(towns)
  const ranked = dropTwins(towns).toSorted((a, b) => weight(b) - weight(a) || a.id - b.id)
  const regions = listRegions(ranked)
  const slugs = giveSlugs(
    ranked.map(({ id, name, country }, i) => ({
      id,
      name,
      country: regions.countries.find(({ code }) => code === country)!.en,
      region: regions.regions[regions.regionOf[i]!]!.en,
      district: regions.districts[regions.districtOf[i]!]!.en,
    })),
    process.argv.includes('--new-slugs') ? new Map() : earlierSlugs(),
  )
  const zones = [...new Set(ranked.map(({ zone }) => zone))].toSorted()
  const { regionOf, districtOf, ...lists } = regions
  const { bytes, keys } = pack({
    towns: ranked,
    slugs,
    regionOf,
    districtOf,
    isShared: findShared(ranked, regionOf),
    lists: { ...lists, zones },
  })
  const compressed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(output, compressed)
  const inIndia = ranked.filter(({ country }) => country === 'IN')
  const provenance = {
    what: 'Towns and places of pilgrimage, from GeoNames (CC BY 4.0) by way of the npm packages below, with names by hand',
    sources: sourceVersions(),
    places: ranked.length,
    inIndia: inIndia.length,
    withHindiName: ranked.filter(({ hindi }) => hindi !== null).length,
    keys,
    rawBytes: bytes.length,
    bytes: compressed.length,
    sha256: createHash('sha256').update(compressed).digest('hex'),
  }
  writeFileSync(new URL('../data/provenance.json', import.meta.url), `${JSON.stringify(provenance, null, 2)}\n`)
  print(JSON.stringify(provenance, null, 2))
  const unnamed = inIndia.filter(({ hindi, population }) => hindi === null && population >= 50_000)
  if (unnamed.length > 0)
    print(`without a Hindi name: ${unnamed.map(({ name, admin1 }) => `${admin1} ${name}`).join('; ')}`)
}

function weight({ country, population, rankBonus }: Town): number {
  return (Math.max(population, country === 'IN' ? uncounted : 0) + rankBonus) * (country === 'IN' ? homeWeight : 1)
}

/**
 * Removes duplicates: the sources list some towns twice, under two numbers and sometimes in two spellings (Ramgundam,
 * Ramagundam).
 */
function dropTwins(towns: readonly Town[]): Town[] {
  const byKey = new Map<string, Town[]>()
  for (const town of towns.toSorted((a, b) => b.population - a.population)) {
    const keys = [plainKey(town.name), town.hindi]
      .filter(Boolean)
      .map((name) => `${town.country}.${town.admin1}.${name}`)
    const twin = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .find((other) => kilometresBetween(town, other) < twinKilometres)
    if (twin) {
      twin.others.push(town.name, ...town.others)
      twin.byNames.push(...town.byNames)
      twin.hindi ??= town.hindi
      continue
    }
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), town])
  }
  const rest = [...new Set([...byKey.values()].flat())]
  print(`${towns.length - rest.length} twins dropped`)
  return rest
}

function setZones(towns: readonly Town[]): void {
  const findZones = zoneFinder()
  for (const town of towns) {
    if (town.country === 'IN') {
      // Maps disagree on disputed borders, but clocks do not.
      town.zone = 'Asia/Kolkata'
      continue
    }
    const found = findZones(town.latDeg, town.lonDeg).filter((zone) => !zone.startsWith('Etc/'))
    town.zone = found.includes(town.zone) ? town.zone : (found[0] ?? town.zone)
    if (!town.zone) throw new Error(`${town.name} has no time zone`)
  }
}

function listRegions(towns: readonly Town[]) {
  const names = readRegionNames('admin1')
  const districtNames = readRegionNames('admin2')
  const texts = readRegionTexts()
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const hindi = new Intl.DisplayNames('hi', { type: 'region' })
  const codes = [...new Set(towns.map(({ country }) => country))].toSorted()
  const countries = codes.map((code) => ({ code, ...withKeys(english.of(code)!, hindi.of(code)!) }))
  const regionCodes = [...new Set(towns.map(({ country, admin1 }) => `${country}.${admin1}`))].toSorted()
  const regions = regionCodes.map((code) => {
    const text = texts.get(code)
    const own = text?.name === code.split('.')[1] ? undefined : text?.name
    const en = own ?? names.get(code) ?? ''
    return {
      ...withKeys(en, text?.hindi || en),
      country: codes.indexOf(code.split('.')[0]!),
      ...(text?.short && { short: text.short }),
    }
  })
  const districtOfTown = towns.map(
    ({ country, admin1, admin2 }) =>
      (country === 'IN' && districtName(districtNames.get(`IN.${admin1}.${admin2}`))) || '',
  )
  const districts = ['', ...new Set(districtOfTown.filter(Boolean))]
  // Most districts have the name of their town.
  const hindiNames = new Map(
    towns
      .toReversed()
      .flatMap(({ country, name, hindi }) => (country === 'IN' && hindi ? [[plainKey(name), hindi]] : [])),
  )
  const hindiOfDistrict = (en: string) => hindiNames.get(plainKey(en)) ?? en
  const regionIndex = new Map(regionCodes.map((code, index) => [code, index]))
  const districtIndex = new Map(districts.map((district, index) => [district, index]))
  return {
    countries,
    regions,
    districts: districts.map((en) => ({ en, hin: hindiOfDistrict(en), key: foldedKey(plainKey(en)) })),
    regionOf: towns.map(({ country, admin1 }) => regionIndex.get(`${country}.${admin1}`)!),
    districtOf: districtOfTown.map((district) => districtIndex.get(district)!),
  }
}

/** Removes diacritics and the word "District". */
function districtName(name = ''): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^District | district$/gi, '')
}

function withKeys(en: string, hin: string): { en: string; hin: string; keys: [string, string] } {
  return { en, hin, keys: [foldedKey(plainKey(en)), isDevanagari(hin) ? hindiKey(hin) : ''] }
}

/** Returns which places share their name with another one of their region, so that the district must be shown. */
function findShared(towns: readonly Town[], regionOf: readonly number[]): boolean[] {
  const keyOf = (town: Town, i: number) => `${regionOf[i]} ${plainKey(town.name)}`
  const counts = new Map<string, number>()
  towns.forEach((town, i) => counts.set(keyOf(town, i), (counts.get(keyOf(town, i)) ?? 0) + 1))
  return towns.map((town, i) => town.country === 'IN' && counts.get(keyOf(town, i))! > 1)
}

function earlierSlugs(): Map<number, string> {
  if (!existsSync(output)) return new Map()
  const earlier = readGazetteer()
  return new Map(Array.from(earlier.ids, (id, place) => [id, slugAt(earlier, place)]))
}

buildPlaces()
