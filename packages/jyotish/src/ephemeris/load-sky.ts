import { JyotishError } from '../errors.ts'
import type { JdTt } from '../time/instants.ts'
import type { BodyTable, SaturnSky, Sky, SkySpan, TableBody } from './sky.ts'
import { tableBodies } from './sky.ts'
import type { Layout } from './table-format.ts'
import {
  BLOCK_DAYS,
  BLOCK_ORIGIN_JD,
  SATURN_MAGIC,
  TABLE_MAGIC,
  layouts,
  saturnLayout,
  unitsOfColumn,
} from './table-format.ts'

const HEADER_BYTES = 12

type Header = { bytes: Uint8Array; firstBlock: number; blocks: number }

/**
 * Loads the sky from the bytes of one table file, or of several that join without a gap (in any order): one decade, two
 * neighbours, or all of them.
 */
export function loadSky(files: Uint8Array | readonly Uint8Array[]): Sky {
  const headers = (files instanceof Uint8Array ? [files] : files).map((bytes) => readHeader(bytes, TABLE_MAGIC))
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
  const tables = Object.fromEntries(tableBodies.map((body) => [body, emptyTable(layouts[body], blocks)])) as Record<
    TableBody,
    BodyTable
  >
  for (const header of headers) decodeFile(header, first.firstBlock, tables)
  return { ...spanOf(first.firstBlock, blocks), tables }
}

/** Loads Saturn alone from the bytes of `tables/saturn.sky.br`: enough for findLifeSadeSati, and for nothing else. */
export function loadSaturn(bytes: Uint8Array): SaturnSky {
  const { firstBlock, blocks } = readHeader(bytes, SATURN_MAGIC)
  const saturn = emptyTable(saturnLayout, blocks)
  requireEnd(bytes, decodeBody(bytes, HEADER_BYTES, saturn, saturnLayout, blocks, 0))
  return { ...spanOf(firstBlock, blocks), tables: { saturn } }
}

function spanOf(firstBlock: number, blocks: number): SkySpan {
  return {
    firstJd: (BLOCK_ORIGIN_JD + firstBlock * BLOCK_DAYS) as JdTt,
    endJd: (BLOCK_ORIGIN_JD + (firstBlock + blocks) * BLOCK_DAYS) as JdTt,
  }
}

function readHeader(bytes: Uint8Array, magic: number): Header {
  if (bytes.length < HEADER_BYTES) throw new JyotishError('INVALID_TABLES', 'files', 'a table is too short')
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (view.getUint32(0, true) !== magic) {
    throw new JyotishError('INVALID_TABLES', 'files', 'not a table of this engine (is it still compressed?)')
  }
  return { bytes, firstBlock: view.getUint32(4, true), blocks: view.getUint32(8, true) }
}

function emptyTable({ segmentDays, lonTerms, latTerms, parallaxTerms }: Layout, blocks: number): BodyTable {
  const rowLength = lonTerms + latTerms + parallaxTerms
  const segments = (blocks * BLOCK_DAYS) / segmentDays
  const coefficients = new Float64Array(segments * rowLength)
  return { segmentDays, lonTerms, latTerms, parallaxTerms, rowLength, coefficients }
}

function decodeFile({ bytes, firstBlock, blocks }: Header, skyFirstBlock: number, tables: Sky['tables']): void {
  let at = HEADER_BYTES
  for (const body of tableBodies) {
    at = decodeBody(bytes, at, tables[body], layouts[body], blocks, firstBlock - skyFirstBlock)
  }
  requireEnd(bytes, at)
}

/** Fills the rows of a body from `blocksBefore` on. Returns the offset at which its bytes end. */
function decodeBody(
  bytes: Uint8Array,
  from: number,
  { segmentDays, rowLength, coefficients }: BodyTable,
  layout: Layout,
  blocks: number,
  blocksBefore: number,
): number {
  let at = from
  const segments = (blocks * BLOCK_DAYS) / segmentDays
  const values = new Int32Array(segments)
  const firstRow = (blocksBefore * BLOCK_DAYS) / segmentDays
  for (let column = 0; column < rowLength; column += 1) {
    const planes = bytes[at]!
    at += 1
    if (!(planes >= 1 && planes <= 4) || at + planes * segments > bytes.length) {
      throw new JyotishError('INVALID_TABLES', 'files', 'a table is cut short or damaged')
    }
    readValues(bytes, at, planes, values)
    const unitsPerDeg = unitsOfColumn(layout, column)
    if (column === 0) addUp(values, 360 * unitsPerDeg)
    writeColumn(values, coefficients, firstRow * rowLength + column, rowLength, unitsPerDeg)
    at += planes * segments
  }
  return at
}

function requireEnd(bytes: Uint8Array, at: number): void {
  if (at !== bytes.length) throw new JyotishError('INVALID_TABLES', 'files', 'a table has bytes left over')
}

/** Combines the byte planes and decodes the zigzag. The functions are small, so that they are compiled early. */
function readValues(bytes: Uint8Array, at: number, planes: number, values: Int32Array): void {
  const { length } = values
  for (let i = 0; i < length; i += 1) values[i] = bytes[at + i]!
  for (let plane = 1; plane < planes; plane += 1) {
    const from = at + plane * length
    const shift = 8 * plane
    for (let i = 0; i < length; i += 1) values[i] = values[i]! | (bytes[from + i]! << shift)
  }
  for (let i = 0; i < length; i += 1) values[i] = (values[i]! >>> 1) ^ -(values[i]! & 1)
}

/** Converts the changes between segments to the angles themselves, in [0, one turn). */
function addUp(values: Int32Array, unitsPerTurn: number): void {
  let running = 0
  for (let i = 0; i < values.length; i += 1) {
    running += values[i]!
    if (running >= unitsPerTurn) running -= unitsPerTurn
    else if (running < 0) running += unitsPerTurn
    values[i] = running
  }
}

function writeColumn(
  values: Int32Array,
  coefficients: Float64Array,
  first: number,
  rowLength: number,
  unitsPerDeg: number,
): void {
  let to = first
  for (let i = 0; i < values.length; i += 1) {
    coefficients[to] = values[i]! / unitsPerDeg
    to += rowLength
  }
}
