import { JyotishError } from '../errors.ts'
import type { JdTt } from '../time/instants.ts'
import type { BodyTable, Sky, TableBody } from './sky.ts'
import { tableBodies } from './sky.ts'
import { BLOCK_DAYS, BLOCK_ORIGIN_JD, TABLE_MAGIC, layouts, unitsOfColumn } from './table-format.ts'

const HEADER_BYTES = 12

type Header = { bytes: Uint8Array; firstBlock: number; blocks: number }

/**
 * The sky from the bytes of one table file, or of several that join without a gap (in any order): one decade,
 * two neighbours, or all of them.
 */
export function loadSky(files: Uint8Array | readonly Uint8Array[]): Sky {
  const headers = (files instanceof Uint8Array ? [files] : files).map(readHeader)
  headers.sort((a, b) => a.firstBlock - b.firstBlock)
  const first = headers[0]
  if (!first) throw new JyotishError('INVALID_TABLES', 'files', 'no table was given')
  let endBlock = first.firstBlock
  for (const { firstBlock, blocks } of headers) {
    if (firstBlock !== endBlock) {
      throw new JyotishError('INVALID_TABLES', 'files', 'the tables leave a gap or overlap')
    }
    endBlock += blocks
  }
  const blocks = endBlock - first.firstBlock
  const tables = Object.fromEntries(tableBodies.map((body) => [body, emptyTable(body, blocks)])) as Record<
    TableBody,
    BodyTable
  >
  for (const header of headers) decodeFile(header, first.firstBlock, tables)
  return {
    firstJd: (BLOCK_ORIGIN_JD + first.firstBlock * BLOCK_DAYS) as JdTt,
    endJd: (BLOCK_ORIGIN_JD + endBlock * BLOCK_DAYS) as JdTt,
    tables,
  }
}

function readHeader(bytes: Uint8Array): Header {
  if (bytes.length < HEADER_BYTES) throw new JyotishError('INVALID_TABLES', 'files', 'a table is too short')
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (view.getUint32(0, true) !== TABLE_MAGIC) {
    throw new JyotishError('INVALID_TABLES', 'files', 'not a table of this engine (is it still compressed?)')
  }
  return { bytes, firstBlock: view.getUint32(4, true), blocks: view.getUint32(8, true) }
}

function emptyTable(body: TableBody, blocks: number): BodyTable {
  const { segmentDays, lonTerms, latTerms, parallaxTerms } = layouts[body]
  const rowLength = lonTerms + latTerms + parallaxTerms
  const segments = (blocks * BLOCK_DAYS) / segmentDays
  const coefficients = new Float64Array(segments * rowLength)
  return { segmentDays, lonTerms, latTerms, parallaxTerms, rowLength, coefficients }
}

function decodeFile(
  { bytes, firstBlock, blocks }: Header,
  skyFirstBlock: number,
  tables: Sky['tables'],
): void {
  let at = HEADER_BYTES
  for (const body of tableBodies) {
    const { segmentDays, rowLength, coefficients } = tables[body]
    const segments = (blocks * BLOCK_DAYS) / segmentDays
    const from = ((firstBlock - skyFirstBlock) * BLOCK_DAYS) / segmentDays
    for (let column = 0; column < rowLength; column += 1) {
      const planes = bytes[at]!
      at += 1
      if (!(planes >= 1 && planes <= 4) || at + planes * segments > bytes.length) {
        throw new JyotishError('INVALID_TABLES', 'files', 'a table is cut short or damaged')
      }
      const unitsPerDeg = unitsOfColumn(layouts[body], column)
      const unitsPerTurn = 360 * unitsPerDeg
      let running = 0
      for (let segment = 0; segment < segments; segment += 1) {
        let code = bytes[at + segment]!
        if (planes > 1) code |= bytes[at + segments + segment]! << 8
        if (planes > 2) code |= bytes[at + 2 * segments + segment]! << 16
        if (planes > 3) code |= bytes[at + 3 * segments + segment]! << 24
        let value = (code >>> 1) ^ -(code & 1)
        if (column === 0) {
          running += value
          if (running >= unitsPerTurn) running -= unitsPerTurn
          else if (running < 0) running += unitsPerTurn
          value = running
        }
        coefficients[(from + segment) * rowLength + column] = value / unitsPerDeg
      }
      at += planes * segments
    }
  }
  if (at !== bytes.length) throw new JyotishError('INVALID_TABLES', 'files', 'a table has bytes left over')
}
