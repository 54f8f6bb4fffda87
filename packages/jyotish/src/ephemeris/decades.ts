import { FIRST_YEAR, LAST_YEAR } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { BLOCK_DAYS } from './table-format.ts'

/** The table files, each named by its first year. The last one also contains the year 2100. */
export const decades: readonly number[] = Array.from({ length: 20 }, (_, index) => FIRST_YEAR + 10 * index)

/** Margin beyond both ends, so that the months and eclipses around the first and the last day can be found. */
const MARGIN_DAYS = 448
const MS_PER_DAY = 86_400_000
const MJD_OF_EPOCH = 40_587

function blockOfYear(year: number, marginDays = 0): number {
  return Math.floor((Date.UTC(year, 0, 1) / MS_PER_DAY + MJD_OF_EPOCH + marginDays) / BLOCK_DAYS)
}

/** Returns the blocks of 64 days in a decade's file. Neighbouring files join without a gap. */
export function decadeBlocks(decade: number): { firstBlock: number; blocks: number } {
  const isFirst = decade === decades[0]
  const isLast = decade === decades.at(-1)
  const firstBlock = blockOfYear(decade, isFirst ? -MARGIN_DAYS : 0)
  const endBlock = isLast ? blockOfYear(LAST_YEAR + 1, MARGIN_DAYS) + 1 : blockOfYear(decade + 10)
  return { firstBlock, blocks: endBlock - firstBlock }
}

/** Returns the files that cover a span of time with `marginDays` on both sides (a lunar month needs about 60). */
export function decadesFor(fromMs: EpochMs, toMs: EpochMs, marginDays = 64): number[] {
  const firstBlock = Math.floor((fromMs / MS_PER_DAY + MJD_OF_EPOCH - marginDays) / BLOCK_DAYS)
  const lastBlock = Math.floor((toMs / MS_PER_DAY + MJD_OF_EPOCH + marginDays) / BLOCK_DAYS)
  return decades.filter((decade) => {
    const span = decadeBlocks(decade)
    return span.firstBlock <= lastBlock && span.firstBlock + span.blocks > firstBlock
  })
}
