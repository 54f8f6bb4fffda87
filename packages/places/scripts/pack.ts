import { DEGREE_PARTS, type Lists, type PartName, SHARED_NAME, partNames } from '../src/format.ts'
import { slugOf } from '../src/slug.ts'
import { makeKeys } from './keys.ts'
import type { Town } from './town.ts'

export type Packed = {
  towns: readonly Town[]
  slugs: readonly string[]
  regionOf: readonly number[]
  districtOf: readonly number[]
  isShared: readonly boolean[]
  lists: Lists
}

/** Returns the bytes of the data file, before compression. */
export function pack({ towns, slugs, regionOf, districtOf, isShared, lists }: Packed): { bytes: Buffer; keys: number } {
  const keys = makeKeys(towns)
  const zoneIndex = new Map(lists.zones.map((zone, index) => [zone, index]))
  const parts: Record<PartName, Uint8Array> = {
    ids: bytesOf(Uint32Array.from(towns, ({ id }) => id)),
    lats: bytesOf(Int32Array.from(towns, ({ latDeg }) => Math.round(latDeg * DEGREE_PARTS))),
    lons: bytesOf(Int32Array.from(towns, ({ lonDeg }) => Math.round(lonDeg * DEGREE_PARTS))),
    populations: bytesOf(Uint32Array.from(towns, ({ population }) => population)),
    zones: bytesOf(Uint16Array.from(towns, ({ zone }) => zoneIndex.get(zone)!)),
    regions: bytesOf(Uint16Array.from(regionOf)),
    districts: bytesOf(Uint16Array.from(districtOf, (district, i) => district | (isShared[i] ? SHARED_NAME : 0))),
    keyLengths: Uint8Array.from(keys, ({ text }) => text.length),
    keyTargets: bytesOf(Uint32Array.from(keys, ({ target }) => target)),
    keyTexts: Buffer.from(keys.map(({ text }) => text).join(''), 'ascii'),
    names: Buffer.from(towns.map(({ name }) => name).join('\n')),
    hindiNames: sparse(towns.map(({ hindi }) => hindi)),
    slugs: sparse(slugs.map((slug, i) => (slug === slugOf(towns[i]!.name) ? null : slug))),
    lists: Buffer.from(JSON.stringify(lists)),
  }
  const layout = {
    places: towns.length,
    keys: keys.length,
    parts: partNames.map((name) => ({ name, bytes: parts[name].length })),
  }
  return {
    bytes: Buffer.concat([Buffer.from(`${JSON.stringify(layout)}\n`), ...partNames.map((name) => parts[name])]),
    keys: keys.length,
  }
}

function bytesOf(array: Uint32Array | Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(array.buffer)
}

function sparse(texts: readonly (string | null)[]): Buffer {
  let last = 0
  const lines = texts.flatMap((text, place) => {
    if (text === null) return []
    const line = `${place - last}\t${text}`
    last = place
    return [line]
  })
  return Buffer.from(lines.join('\n'))
}
