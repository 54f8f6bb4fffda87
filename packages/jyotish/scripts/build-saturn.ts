import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { decadeBlocks, decades } from '../src/ephemeris/decades.ts'
import { readSky } from '../src/node.ts'
import { print } from './print.ts'
import { packSaturn } from './tables/pack.ts'

const folder = new URL('../tables/', import.meta.url)

/**
 * Builds tables/saturn.sky.br from the decades' tables and records it in tables/provenance.json. Run it after
 * build-tables. It takes a second.
 */
function buildSaturn(): void {
  const first = decadeBlocks(decades[0]!)
  const last = decadeBlocks(decades.at(-1)!)
  const blocks = last.firstBlock + last.blocks - first.firstBlock
  const raw = packSaturn(readSky(), first.firstBlock, blocks)
  const compressed = brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
  const file = 'saturn.sky.br'
  writeFileSync(new URL(file, folder), compressed)
  const provenanceFile = new URL('provenance.json', folder)
  const provenance = JSON.parse(readFileSync(provenanceFile, 'utf8')) as Record<string, unknown>
  provenance.saturn = {
    what: 'The longitude of Saturn alone, 1900-2100: the same coefficients as in the files of the decades',
    file,
    firstBlock: first.firstBlock,
    blocks,
    rawBytes: raw.length,
    bytes: compressed.length,
    sha256: createHash('sha256').update(compressed).digest('hex'),
  }
  writeFileSync(provenanceFile, `${JSON.stringify(provenance, null, 2)}\n`)
  print(`${file}: ${raw.length} bytes, compressed ${compressed.length}`)
}

buildSaturn()
