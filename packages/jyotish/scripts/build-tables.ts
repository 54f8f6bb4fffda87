import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { decadeBlocks, decades } from '../src/ephemeris/decades.ts'
import { layouts } from '../src/ephemeris/table-format.ts'
import { print } from './print.ts'
import { openDe405 } from './tables/de405.ts'
import { packBlocks } from './tables/pack.ts'
import { openSources } from './tables/sources.ts'

const folder = new URL('../tables/', import.meta.url)

/**
 * Builds tables/<decade>.sky.br and tables/provenance.json. It computes for some minutes and gives the same bytes every
 * time. It also works without DE405, and the provenance then says so.
 */
function buildTables(): void {
  mkdirSync(folder, { recursive: true })
  const de405 = openDe405()
  const sources = openSources(de405)
  const files = decades.map((decade) => {
    const { firstBlock, blocks } = decadeBlocks(decade)
    const raw = packBlocks(sources, firstBlock, blocks)
    const compressed = brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
    })
    const file = `${decade}.sky.br`
    writeFileSync(new URL(file, folder), compressed)
    print(`${file}: ${raw.length} bytes, compressed ${compressed.length}`)
    const sha256 = createHash('sha256').update(compressed).digest('hex')
    return { file, firstBlock, blocks, rawBytes: raw.length, bytes: compressed.length, sha256 }
  })
  const provenance = {
    what: 'Geocentric apparent sidereal (Lahiri) longitude, latitude, lunar parallax, true node, 1900-2100',
    planets: de405
      ? 'JPL DE405 (public domain) 1960-2059; before and after it VSOP87B with eight terms of correction each'
      : 'VSOP87B complete (Bretagnon and Francou 1988), not corrected: DE405 was not installed',
    moon: 'ELP/MPP02 fitted to DE405 (Chapront and Francou 2003)',
    series: `npm astronomia ${packageVersion('astronomia')} (MIT)`,
    de405: de405 ? 'Debian package casacore-data-jpl-de405, 1959-12-09 to 2060-01-25' : null,
    precession: 'IAU 2006 (Capitaine, Wallace and Chapront 2003); ayanamsa as in src/zodiac/lahiri.ts',
    layouts,
    files,
  }
  writeFileSync(new URL('provenance.json', folder), `${JSON.stringify(provenance, null, 2)}\n`)
  print(`${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes in all`)
}

function packageVersion(name: string): string {
  const file = new URL(`../../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

buildTables()
