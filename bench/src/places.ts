import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Gazetteer, nearestPlace, searchPlaces, searchWithGuesses, similarSlugs } from '@sankalp/places'
import { readGazetteer } from '@sankalp/places/node'
import { type Row, median } from './table.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const devanagari = [...'अआकखगचछजटडतथदधनपफबभमयरलवशसह']

/**
 * Measures the gazetteer: how fast it loads, and how fast the slowest prefix is answered. Returns a promise, like the
 * other parts.
 */
export function benchPlaces(): Promise<Row[]> {
  return Promise.resolve(measurePlaces())
}

function measurePlaces(): Row[] {
  const { loadMs, megabytes } = measureFirstLoad()
  const gazetteer = readGazetteer()
  const prefixes = [
    ...letters.flatMap((a) => [a, ...letters.flatMap((b) => [a + b, ...letters.map((c) => a + b + c)])]),
    ...devanagari.flatMap((a) => [a, ...devanagari.map((b) => a + b)]),
  ]
  const narrowed = letters.flatMap((a) => [`${a}, Bihar`, `${a}a, उत्तर`, `${a}${a} UP`])
  return [
    below('places: gazetteer loaded', loadMs, 'ms', 150),
    { what: 'places: memory it takes', measured: `${megabytes.toFixed(0)} MB` },
    ...spread(`places: a prefix of 1–3 letters (${prefixes.length})`, gazetteer, prefixes),
    ...spread(`places: narrowed by a state (${narrowed.length})`, gazetteer, narrowed),
    ...misspelled(gazetteer),
    below(
      'places: the nearest place',
      median(times(200, (i) => nearestPlace(gazetteer, (i % 160) - 80, (i * 7) % 180))),
      'ms',
      5,
    ),
    below(
      'places: suggestions for an unknown slug',
      median(times(50, (i) => similarSlugs(gazetteer, `${letters[i % 26]}aransi`))),
      'ms',
      20,
    ),
  ]
}

/** Returns time and memory of the first load in a new process: nothing is compiled yet, as at a server start. */
function measureFirstLoad(): { loadMs: number; megabytes: number } {
  const program = `
    import { readGazetteer } from '@sankalp/places/node'
    gc()
    const before = process.memoryUsage()
    const start = performance.now()
    globalThis.kept = readGazetteer()
    const loadMs = performance.now() - start
    gc()
    const after = process.memoryUsage()
    const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
    process.stdout.write(JSON.stringify({ loadMs, megabytes: bytes / 1e6 }))`
  const runs = Array.from({ length: 5 }, () => {
    const printed = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    return JSON.parse(printed) as { loadMs: number; megabytes: number }
  })
  return runs.toSorted((a, b) => a.loadMs - b.loadMs)[0]!
}

/** Each prefix is searched three times and the best is used, since other load on the machine only adds time. */
function spread(what: string, gazetteer: Gazetteer, queries: readonly string[]): Row[] {
  const best = queries
    .map((query) => Math.min(...times(3, () => searchPlaces(gazetteer, query))))
    .toSorted((a, b) => a - b)
  const p99 = best[Math.floor(best.length * 0.99)]!
  return [below(`${what}, p99`, p99, 'ms', 2), below(`${what}, the slowest`, best.at(-1)!, 'ms', 2)]
}

/** Searches the towns of the list of misspellings: how often the right one is among the first three, and how fast. */
function misspelled(gazetteer: Gazetteer): Row[] {
  const rows = readFileSync(new URL('../../packages/places/fixtures/misspelled-towns.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [typed: string, slug: string])
  const isFound = ([typed, slug]: [string, string]) =>
    searchWithGuesses(gazetteer, typed)
      .places.slice(0, 3)
      .some((place) => place.slug === slug)
  const share = (rows.filter(isFound).length / rows.length) * 100
  const best = rows
    .map(([typed]) => Math.min(...times(3, () => searchWithGuesses(gazetteer, typed))))
    .toSorted((a, b) => a - b)
  return [
    {
      what: `places: the right town among the first three, misspelled (${rows.length})`,
      measured: `${share.toFixed(1)} %`,
      aim: '≥ 95 %',
      reached: share >= 95,
    },
    below('places: a misspelled town, p99', best[Math.floor(best.length * 0.99)]!, 'ms', 2),
  ]
}

function times(count: number, run: (i: number) => unknown): number[] {
  return Array.from({ length: count }, (_, i) => {
    const start = performance.now()
    run(i)
    return performance.now() - start
  })
}

function below(what: string, value: number, unit: string, aim: number): Row {
  return {
    what,
    measured: `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ${unit}`,
    aim: `< ${aim} ${unit}`,
    reached: value < aim,
  }
}
