import { writeSync } from 'node:fs'
import { measureBookings } from './bookings.ts'
import { measureConsultations } from './consultations.ts'
import { measureFirstViews } from './first-view.ts'
import { benchJyotish } from './jyotish.ts'
import { measureKundliCall } from './kundli-call.ts'
import { measureLedger } from './ledger.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureOperatorLists } from './operator-lists.ts'
import { measurePdfs } from './pdf.ts'
import { benchPlaces } from './places.ts'
import { measureDailyPanchang, measurePanchangPage } from './panchang.ts'
import { measureProfileRead } from './profile-read.ts'
import { measureReadingPages } from './reading-pages.ts'
import { measureResultPage } from './result-page.ts'
import { type Part, runParts, unknownNames } from './run-parts.ts'
import { measureSearchedWords } from './search.ts'
import { measureShop } from './shop.ts'
import { measureStarts } from './start.ts'
import { printTable } from './table.ts'
import { measureWalletCalls } from './wallet-calls.ts'

/**
 * `npm run bench` runs every part, prints each row when it is measured, then one table with ratios where only they are
 * meaningful. `npm run bench -- memory pdf` runs only those parts.
 */
const parts: Record<string, Part> = {
  profile: measureProfileRead,
  panchang: measureDailyPanchang,
  page: measurePanchangPage,
  reading: measureReadingPages,
  kundli: measureKundliCall,
  ledger: measureLedger,
  wallet: measureWalletCalls,
  bookings: measureBookings,
  shop: measureShop,
  operator: measureOperatorLists,
  consultations: measureConsultations,
  result: measureResultPage,
  pdf: measurePdfs,
  views: measureFirstViews,
  lighthouse: measureLighthouse,
  start: measureStarts,
  memory: measureMemory,
  jyotish: benchJyotish,
  places: benchPlaces,
  search: measureSearchedWords,
}
const wanted = process.argv.slice(2)
/** Write synchronously, also into a pipe, so that an interrupted bench has shown what it measured. */
const print = (line: string) => void writeSync(1, `${line}\n`)

const unknown = unknownNames(parts, wanted)
if (unknown.length > 0) {
  print(`no part is called ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`)
  process.exitCode = 1
} else {
  const { rows, missing } = await runParts(parts, wanted, print)
  print('')
  printTable(rows, print)
  if (missing.length > 0) {
    print('\nMISSING, since measuring it failed:')
    for (const { part, reason } of missing) print(`  ${part}: ${reason}`)
    process.exitCode = 1
  }
}
