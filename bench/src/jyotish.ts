import { execFileSync } from 'node:child_process'
import {
  POSITIONS_LENGTH,
  anglesAt,
  dashaStartsMs,
  epochMsToJdTt,
  epochMsToJdUt,
  makeKundli,
  makeVargas,
  makeVimshottari,
  makeYogini,
  panchangDay,
  panchangYear,
  positionsAt,
  writePositions,
} from '@sankalp/jyotish'
import type { EpochMs, Graha, JdTt, Sky } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import type { Sweph } from './jyotish-swiss.ts'
import { installSweph, swissPanchangDay, swissPositions } from './jyotish-swiss.ts'
import type { Row } from './table.ts'

const varanasi = { latDeg: 25.3176, lonDeg: 82.9739, zone: 'Asia/Kolkata' }
const DAY_MS = 86_400_000
const FIRST_MS = Date.UTC(1950, 0, 1)

/**
 * Compares the jyotish engine with native Swiss Ephemeris in one run: the ratios are meaningful, the times depend on
 * the machine. Returns a promise, like the other parts of the bench.
 */
export function benchJyotish(): Promise<Row[]> {
  return Promise.resolve(measureJyotish())
}

function measureJyotish(): Row[] {
  const loadMs = Math.min(...Array.from({ length: 5 }, measureFirstLoad))
  const sky = readSky()
  const swiss = installSweph()
  const loaded = below('jyotish: tables loaded, 1900–2100', loadMs, 'ms', 60)
  const beside = swiss.swe
    ? besideSwiss(sky, swiss.swe)
    : [{ what: 'jyotish: beside Swiss Ephemeris', measured: `could not be installed: ${swiss.reason}` }]
  return [loaded, ...beside, ...alone(sky)]
}

/** Measures the first load in a new process in milliseconds: nothing is compiled yet, as at a server start. */
function measureFirstLoad(): number {
  const program = `
    import { readSky } from '@sankalp/jyotish/node'
    const start = performance.now()
    readSky()
    process.stdout.write(String(performance.now() - start))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return Number(printed)
}

function besideSwiss(sky: Sky, swe: Sweph): Row[] {
  swe.set_sid_mode(swe.constants.SE_SIDM_LAHIRI!, 0, 0)
  const { latDeg, lonDeg } = varanasi
  const numbers = new Float64Array(POSITIONS_LENGTH)
  const ourPositions = (i: number) => {
    const instant = instantOf(i)
    writePositions(sky, epochMsToJdTt(instant), numbers)
    return numbers[0]! + anglesAt(epochMsToJdUt(instant), varanasi).ascendantDeg
  }
  const theirPositions = (i: number) => swissPositions(swe, epochMsToJdUt(instantOf(i)), latDeg, lonDeg)
  const ourDay = (i: number) => panchangDay(sky, varanasi, dateOf(i))
  const theirDay = (i: number) => {
    const { year, month, day } = dateOf(i)
    const midnight = epochMsToJdUt((Date.UTC(year, month - 1, day) - 5.5 * 3_600_000) as EpochMs)
    return swissPanchangDay(swe, midnight, latDeg, lonDeg)
  }
  const ourYear = (i: number) => panchangYear(sky, varanasi, 2000 + (i % 50))
  const note = 'Swiss on Moshier’s series: its data files are not here'
  const theirDayMicros = micros(60, theirDay)
  return [
    ratio(`jyotish: a kundli’s positions (${note})`, micros(2000, ourPositions), micros(100, theirPositions), 25),
    ratio('jyotish: one panchang day, asked for alone', micros(200, ourDay), theirDayMicros, 25),
    ratio('jyotish: a panchang day of a year', micros(2, ourYear) / 365.25, theirDayMicros, 25),
  ]
}

function below(what: string, value: number, unit: string, aim: number): Row {
  const measured = `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ${unit}`
  return { what, measured, aim: `< ${aim} ${unit}`, reached: value < aim }
}

function ratio(what: string, ours: number, theirs: number, aim?: number): Row {
  const times = theirs / ours
  const measured = `${ours.toFixed(1)} µs to ${theirs.toFixed(0)} µs: ${times.toFixed(0)} times as fast`
  return aim === undefined ? { what, measured } : { what, measured, aim: `${aim} times`, reached: times >= aim }
}

function alone(sky: Sky): Row[] {
  const yearMs = micros(2, (i) => panchangYear(sky, varanasi, 2000 + (i % 100))) / 1000
  const birthMs = Date.UTC(1996, 11, 7, 5, 4) as EpochMs
  const positions = positionsAt(sky, epochMsToJdTt(birthMs))
  const lonDeg = Object.fromEntries(Object.entries(positions).map(([graha, at]) => [graha, at.lonDeg]))
  const chartsMs =
    micros(20, () => [
      makeVargas(lonDeg as Record<Graha, number>, 292.4),
      dashaStartsMs(makeVimshottari(positions.moon.lonDeg, birthMs), 5),
      dashaStartsMs(makeYogini(positions.moon.lonDeg, birthMs), 3),
    ]) / 1000
  return [
    below('jyotish: a year of panchang days', yearMs, 'ms', 100),
    below('jyotish: sixteen vargas and all dashas (five levels) of a birth', chartsMs, 'ms', 1),
    below('jyotish: allocated by a million evaluations', heapGrowth(sky) / 1024, 'kB', 1024),
    ...growth(sky),
  ]
}

/** Returns the heap growth in bytes while a million positions were written into one array. */
function heapGrowth(sky: Sky): number {
  const numbers = new Float64Array(POSITIONS_LENGTH)
  const write = (count: number) => {
    for (let i = 0; i < count; i += 1) writePositions(sky, (2_440_000 + (i % 20_000)) as JdTt, numbers)
  }
  write(20_000)
  const before = process.memoryUsage().heapUsed
  write(125_000) // eight table look-ups each
  return Math.max(0, process.memoryUsage().heapUsed - before)
}

function growth(sky: Sky): Row[] {
  return [1, 10, 100, 1000].map((count) => {
    const totalMs = bestOf(count >= 100 ? 2 : 10, 1, () => {
      for (let i = 0; i < count; i += 1) {
        makeKundli(sky, { date: dateOf(i * 17), time: { hour: 10, minute: 34 }, place: varanasi })
      }
    })
    const measured = `${totalMs.toFixed(2)} ms, ${(totalMs / count).toFixed(3)} ms each`
    return { what: `jyotish: whole kundlis, ${count}`, measured }
  })
}

/** Spreads the instants over a century, so that no table stays cached by chance. */
function instantOf(i: number): EpochMs {
  return (FIRST_MS + (i % 5000) * 7.3 * DAY_MS) as EpochMs
}

function dateOf(i: number) {
  const date = new Date(FIRST_MS + (i % 18_000) * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Returns milliseconds of `count` calls, the best of some rounds, since other load on the machine only adds time. */
function bestOf(rounds: number, count: number, run: (i: number) => unknown): number {
  let best = Infinity
  let call = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    for (let i = 0; i < count; i += 1) run((call += 1))
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** Returns microseconds per call after a warm-up. */
function micros(count: number, run: (i: number) => unknown): number {
  bestOf(3, count, run)
  return (bestOf(15, count, run) * 1000) / count
}
