import { readFileSync, writeFileSync } from 'node:fs'
import { readSky } from '../src/node.ts'
import { holiLines } from './accuracy/holi.ts'
import { isWithin, toMarkdown } from './accuracy/line.ts'
import { panchangLines } from './accuracy/panchang.ts'
import { positionLines } from './accuracy/positions.ts'
import { print } from './print.ts'

const readme = new URL('../README.md', import.meta.url)
const BEGIN = '<!-- accuracy: written by npm run accuracy -->'
const END = '<!-- /accuracy -->'

/**
 * Measures the engine against its fixtures, prints the table and writes it into the README. Also prints the years in
 * which Holi is not on one day in all of India.
 */
function printAccuracy(): void {
  const sky = readSky()
  const lines = [...positionLines(sky), ...panchangLines(sky)]
  const table = toMarkdown(lines)
  print(table)
  print(holiLines(sky).join('\n'))
  const text = readFileSync(readme, 'utf8')
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('README.md has no accuracy markers')
  writeFileSync(readme, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
  const beyond = lines.filter((line) => !isWithin(line))
  if (beyond.length > 0) {
    print(`beyond what is allowed: ${beyond.map(({ what }) => what).join(', ')}`)
    process.exitCode = 1
  }
}

printAccuracy()
