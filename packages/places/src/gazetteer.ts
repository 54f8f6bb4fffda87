import type { Place } from '@sankalp/contract/places'
import { DEGREE_PARTS, type Layout, type Lists, type PartName, SHARED_NAME } from './format.ts'
import { slugOf } from './slug.ts'

/**
 * All places in columns, in order of rank: India's before foreign ones of similar size. Strings and numbers are read in
 * place, so that loading creates no object per place.
 */
export type Gazetteer = Lists & {
  readonly ids: Uint32Array
  readonly lats: Int32Array
  readonly lons: Int32Array
  readonly populations: Uint32Array
  readonly zoneOf: Uint16Array
  readonly regionOf: Uint16Array
  readonly districtOf: Uint16Array
  readonly names: readonly string[]
  readonly hindiNames: ReadonlyMap<number, string>
  /** Only for places whose slug is not simply the name. */
  readonly slugs: ReadonlyMap<number, string>
  readonly placeOfSlug: ReadonlyMap<string, number>
  /** All keys joined in sorted order. `keyStarts` has one more entry than there are keys. */
  readonly keyTexts: string
  readonly keyStarts: Uint32Array
  readonly keyTargets: Uint32Array
}

/** Reads the bytes of the data file (already decompressed). */
export function loadGazetteer(bytes: Uint8Array): Gazetteer {
  const headEnd = bytes.indexOf(10)
  const decode = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to))
  const layout = JSON.parse(decode(0, headEnd)) as Layout
  const ends = new Map<PartName, [from: number, to: number]>()
  let at = headEnd + 1
  for (const { name, bytes: length } of layout.parts) ends.set(name, [at, (at += length)])
  const span = (name: PartName) => {
    const found = ends.get(name)
    if (!found) throw new Error(`the gazetteer has no part ${name}`)
    return found
  }
  // Copy the part, because typed arrays need a buffer that begins with it, which a Buffer's slice does not have.
  const buffer = (name: PartName) => new Uint8Array(bytes.subarray(...span(name))).buffer
  const text = (name: PartName) => decode(...span(name))
  const slugs = readSparse(text('slugs'))
  return {
    ...(JSON.parse(text('lists')) as Lists),
    ids: new Uint32Array(buffer('ids')),
    lats: new Int32Array(buffer('lats')),
    lons: new Int32Array(buffer('lons')),
    populations: new Uint32Array(buffer('populations')),
    zoneOf: new Uint16Array(buffer('zones')),
    regionOf: new Uint16Array(buffer('regions')),
    districtOf: new Uint16Array(buffer('districts')),
    names: text('names').split('\n'),
    hindiNames: readSparse(text('hindiNames')),
    slugs,
    placeOfSlug: new Map(Array.from(slugs, ([place, slug]) => [slug, place])),
    keyTexts: text('keyTexts'),
    keyStarts: addUp(bytes.subarray(...span('keyLengths'))),
    keyTargets: new Uint32Array(buffer('keyTargets')),
  }
}

/** Reads lines of a place's number, written as the difference to the previous one, and its text. */
function readSparse(text: string): Map<number, string> {
  const found = new Map<number, string>()
  let place = 0
  for (const line of text ? text.split('\n') : []) {
    const tab = line.indexOf('\t')
    place += Number(line.slice(0, tab))
    found.set(place, line.slice(tab + 1))
  }
  return found
}

function addUp(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let i = 0; i < lengths.length; i += 1) starts[i + 1] = starts[i]! + lengths[i]!
  return starts
}

/** Returns the place in the public format. */
export function placeAt(gazetteer: Gazetteer, index: number): Place {
  const region = gazetteer.regions[gazetteer.regionOf[index]!]!
  const country = gazetteer.countries[region.country]!
  const en = gazetteer.names[index]!
  const district = gazetteer.districts[gazetteer.districtOf[index]! & ~SHARED_NAME]!
  const isShared = (gazetteer.districtOf[index]! & SHARED_NAME) !== 0
  return {
    id: gazetteer.ids[index]!,
    slug: slugAt(gazetteer, index),
    name: { en, hin: gazetteer.hindiNames.get(index) ?? en },
    region: { en: region.en, hin: region.hin },
    district: isShared && district.en !== '' ? { en: district.en, hin: district.hin } : null,
    country: { code: country.code, en: country.en, hin: country.hin },
    latDeg: gazetteer.lats[index]! / DEGREE_PARTS,
    lonDeg: gazetteer.lons[index]! / DEGREE_PARTS,
    zone: gazetteer.zones[gazetteer.zoneOf[index]!]!,
    population: gazetteer.populations[index]!,
  }
}

export function slugAt(gazetteer: Gazetteer, index: number): string {
  return gazetteer.slugs.get(index) ?? slugOf(gazetteer.names[index]!)
}
