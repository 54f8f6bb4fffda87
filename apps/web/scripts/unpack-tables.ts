import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const tables = new URL('../../../packages/jyotish/tables/', import.meta.url)
/** Created again by every build, like the types beside them; `app/shared/sky/table-urls.ts` reads them here. */
const unpacked = new URL('../.react-router/sky/', import.meta.url)

/**
 * Unpacks the engine's tables. Browsers decompress Brotli only as a transfer encoding, so the tables are served like
 * scripts: unpacked files with hashed names, and their compressed copies beside them (precompress.ts).
 */
export function unpackTables(): void {
  mkdirSync(unpacked, { recursive: true })
  for (const name of readdirSync(tables).filter((file) => file.endsWith('.sky.br'))) {
    const bytes = brotliDecompressSync(readFileSync(new URL(name, tables)))
    writeFileSync(new URL(name.slice(0, -'.br'.length), unpacked), bytes)
  }
}
