import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Compresses once at build time with the slowest, smallest settings, so that no request waits for compression.
const folder = new URL('../build/client/', import.meta.url).pathname
const packedTypes = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.html', '.sky'])
const worthItBytes = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < worthItBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await toBrotli(bytes, { params }))
  await writeFile(`${path}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const packed = entries
  .filter((entry) => entry.isFile() && packedTypes.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
for (const path of packed) await compressFile(path)
process.stdout.write(`precompressed ${packed.length} files\n`)
