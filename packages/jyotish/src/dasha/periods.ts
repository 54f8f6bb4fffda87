import { JyotishError, requireFinite, requireInteger } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'

/** The default dasha year in days. Other programs use 365.2422 or 365.256364, which can be passed instead. */
export const DASHA_YEAR_DAYS = 365.25

/** Maha, antar, pratyantar, sookshma and prana dasha. */
export const DEEPEST_LEVEL = 5

/** A cycle of lords and their years. Each period is divided among all of them, beginning with its own lord. */
export type DashaSystem<Lord extends string> = {
  readonly lords: readonly Lord[]
  readonly years: Readonly<Record<Lord, number>>
  readonly totalYears: number
}

/** A period [startMs, endMs) of one lord. Level 1 is the mahadasha. */
export type DashaPeriod<Lord extends string> = {
  lord: Lord
  level: number
  startMs: EpochMs
  endMs: EpochMs
}

export type Balance = { years: number; months: number; days: number }

export type Dasha<Lord extends string> = {
  system: DashaSystem<Lord>
  yearDays: number
  /** The lord whose mahadasha runs at birth. */
  birthLord: Lord
  /** The rest of it at birth, in dasha years. */
  balanceYears: number
  /** The same in whole years, months of a twelfth of a year and days of a thirtieth of a month. */
  balance: Balance
  /** Without gaps. The first one is running at birth and began before it. */
  mahadashas: DashaPeriod<Lord>[]
}

export type DashaStart<Lord extends string> = {
  lord: Lord
  /** The elapsed share of the first mahadasha at birth, in [0, 1). */
  elapsed: number
  birthMs: EpochMs
  yearDays?: number
  /** The number of cycles of the lords; one by default. */
  cycles?: number
}

export function makeDasha<Lord extends string>(system: DashaSystem<Lord>, start: DashaStart<Lord>): Dasha<Lord> {
  const { lord, elapsed, yearDays = DASHA_YEAR_DAYS, cycles = 1 } = start
  const birthMs = requireFinite(start.birthMs, 'birthMs')
  if (!(requireFinite(yearDays, 'yearDays') > 0)) {
    throw new JyotishError('OUT_OF_RANGE', 'yearDays', `expected more than 0, got ${yearDays}`)
  }
  const yearMs = yearDays * MS_PER_DAY
  const firstMs = birthMs - elapsed * system.years[lord] * yearMs
  const first = system.lords.indexOf(lord)
  const mahadashas: DashaPeriod<Lord>[] = []
  let yearsGone = 0
  for (let i = 0; i < system.lords.length * cycles; i++) {
    const of = system.lords[(first + i) % system.lords.length]!
    const startMs = Math.round(firstMs + yearsGone * yearMs) as EpochMs
    yearsGone += system.years[of]
    mahadashas.push({
      lord: of,
      level: 1,
      startMs,
      endMs: Math.round(firstMs + yearsGone * yearMs) as EpochMs,
    })
  }
  const balanceYears = (1 - elapsed) * system.years[lord]
  return { system, yearDays, birthLord: lord, balanceYears, balance: splitYears(balanceYears), mahadashas }
}

/** Returns the periods of the next level within one, filling it exactly. */
export function divideDasha<Lord extends string>(
  { system }: Pick<Dasha<Lord>, 'system'>,
  period: DashaPeriod<Lord>,
): DashaPeriod<Lord>[] {
  requireInteger(period.level, 1, DEEPEST_LEVEL - 1, 'period.level')
  const spanMs = period.endMs - period.startMs
  const first = system.lords.indexOf(period.lord)
  const parts: DashaPeriod<Lord>[] = []
  let startMs = period.startMs
  let yearsGone = 0
  for (let i = 0; i < system.lords.length; i++) {
    const lord = system.lords[(first + i) % system.lords.length]!
    yearsGone += system.years[lord]
    const endMs = Math.round(period.startMs + (spanMs * yearsGone) / system.totalYears) as EpochMs
    parts.push({ lord, level: period.level + 1, startMs, endMs })
    startMs = endMs
  }
  return parts
}

/** Returns every period of a level, in order: 9, 81, 729, 6,561 or 59,049 of them for Vimshottari. */
export function listDashas<Lord extends string>(dasha: Dasha<Lord>, level: number): DashaPeriod<Lord>[] {
  requireInteger(level, 1, DEEPEST_LEVEL, 'level')
  let periods = dasha.mahadashas
  for (let depth = 1; depth < level; depth++) periods = periods.flatMap((period) => divideDasha(dasha, period))
  return periods
}

/**
 * Returns the starts of every period of a level and the end of the last one, as epoch milliseconds. For drawing or
 * searching all five levels: 59,050 numbers instead of as many objects.
 */
export function dashaStartsMs<Lord extends string>(dasha: Dasha<Lord>, level: number): Float64Array {
  requireInteger(level, 1, DEEPEST_LEVEL, 'level')
  const { system, mahadashas } = dasha
  const count = system.lords.length
  let starts = Float64Array.from(mahadashas, ({ startMs }) => startMs)
  let lordIndices = Uint8Array.from(mahadashas, ({ lord }) => system.lords.indexOf(lord))
  const endMs = mahadashas.at(-1)!.endMs
  const shares = sharesBefore(system)
  for (let depth = 1; depth < level; depth++) {
    const parts = new Float64Array(starts.length * count)
    const partLords = new Uint8Array(starts.length * count)
    for (let i = 0; i < starts.length; i++) {
      const startMs = starts[i]!
      const spanMs = (i + 1 < starts.length ? starts[i + 1]! : endMs) - startMs
      const lord = lordIndices[i]!
      for (let part = 0; part < count; part++) {
        parts[i * count + part] = startMs + spanMs * shares[lord * count + part]!
        partLords[i * count + part] = lord + part < count ? lord + part : lord + part - count
      }
    }
    starts = parts
    lordIndices = partLords
  }
  const withEnd = new Float64Array(starts.length + 1)
  withEnd.set(starts)
  withEnd[starts.length] = endMs
  return withEnd
}

/** Returns the elapsed share of a period of each lord at the start of each of its parts, row by row. */
function sharesBefore<Lord extends string>({ lords, years, totalYears }: DashaSystem<Lord>): Float64Array {
  const shares = new Float64Array(lords.length ** 2)
  for (let lord = 0; lord < lords.length; lord++) {
    let yearsGone = 0
    for (let part = 0; part < lords.length; part++) {
      shares[lord * lords.length + part] = yearsGone / totalYears
      yearsGone += years[lords[(lord + part) % lords.length]!]
    }
  }
  return shares
}

/** Returns the periods at an instant, from the mahadasha down to `levels`; empty outside the dasha. */
export function dashasAt<Lord extends string>(
  dasha: Dasha<Lord>,
  atMs: EpochMs,
  levels = DEEPEST_LEVEL,
): DashaPeriod<Lord>[] {
  requireFinite(atMs, 'atMs')
  requireInteger(levels, 1, DEEPEST_LEVEL, 'levels')
  const path: DashaPeriod<Lord>[] = []
  let periods = dasha.mahadashas
  for (let level = 1; level <= levels; level++) {
    const running = periods.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs)
    if (!running) return path
    path.push(running)
    if (level < levels) periods = divideDasha(dasha, running)
  }
  return path
}

function splitYears(balanceYears: number): Balance {
  const years = Math.floor(balanceYears)
  const months = Math.floor((balanceYears - years) * 12)
  const days = Math.floor((balanceYears - years - months / 12) * 360)
  return { years, months, days }
}
