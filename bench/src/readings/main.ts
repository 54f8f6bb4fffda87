import { readSky } from '@sankalp/jyotish/node'
import { printTable } from '../table.ts'
import { measureReadings } from './figures.ts'
import { readingText } from './print-reading.ts'

const BIRTHS = 10_000

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Prints one reading with its causes, or the figures of ten thousand. */
async function main(args: readonly string[]): Promise<void> {
  const sky = readSky()
  if (args.includes('--chart')) print(await readingText(sky, args, Date.now()))
  else printTable(measureReadings(sky, BIRTHS), print)
}

await main(process.argv.slice(2))
