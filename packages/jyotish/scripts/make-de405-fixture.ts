import { mkdirSync, writeFileSync } from 'node:fs'
import { wrap360 } from '../src/angles.ts'
import { openDe405 } from './tables/de405.ts'
import { de405Sources } from './tables/sources.ts'
import { print } from './print.ts'

const ROWS = 60

/** Writes fixtures/core/de405.json: positions computed from DE405 alone, by a different method than the tables'. */
function makeFixture(): void {
  const de = openDe405()
  if (!de) throw new Error('DE405 is not installed: apt-get install casacore-data-jpl-de405')
  const sources = de405Sources(de)
  const out = new Float64Array(3)
  const [first, days] = [de.firstJd + 400, de.endJd - de.firstJd - 800]
  const cases = Array.from({ length: ROWS }, (_, row) => {
    // Steps by the golden section are spread evenly without ever repeating a phase.
    const jdTt = Number((first + ((row * 0.6180339887) % 1) * days).toFixed(4))
    const places = Object.entries(sources).map(([body, source]) => {
      out.fill(0)
      source(jdTt, out)
      return [body, [Number(wrap360(out[0]!).toFixed(7)), Number(out[1]!.toFixed(7))]]
    })
    return { jdTt, ...Object.fromEntries(places) } as { jdTt: number }
  })
  const about =
    'Apparent geocentric sidereal (Lahiri) longitude and latitude in degrees from JPL DE405 (public domain), ' +
    'Debian package casacore-data-jpl-de405, made by scripts/make-de405-fixture.ts.'
  const folder = new URL('../fixtures/core/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const rows = cases.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  const head = `"about": ${JSON.stringify(about)},\n  "toleranceArcsec": 0.1,\n  "nodeToleranceArcsec": 0.3`
  const text = `{\n  ${head},\n  "cases": [\n${rows}\n  ]\n}\n`
  writeFileSync(new URL('de405.json', folder), text)
  print(`${ROWS} rows written`)
}

makeFixture()
