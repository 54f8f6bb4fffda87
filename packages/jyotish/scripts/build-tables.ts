import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { decadeBlocks, decades } from '../src/ephemeris/decades.ts'
import { packBlocks } from './tables/pack.ts'
import { theorySources } from './tables/sources.ts'

const folder = new URL('../tables/', import.meta.url)

/** Builds tables/<decade>.sky.br: some minutes of computing, the same bytes every time. */
function buildTables(): void {
  mkdirSync(folder, { recursive: true })
  const sources = theorySources()
  let total = 0
  for (const decade of decades) {
    const { firstBlock, blocks } = decadeBlocks(decade)
    const raw = packBlocks(sources, firstBlock, blocks)
    const compressed = brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
    })
    writeFileSync(new URL(`${decade}.sky.br`, folder), compressed)
    total += compressed.length
    console.log(`${decade}: ${raw.length} bytes, compressed ${compressed.length}, so far ${total}`)
  }
}

buildTables()
