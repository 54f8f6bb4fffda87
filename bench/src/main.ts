import { measureFirstViews } from './first-view.ts'
import { benchJyotish } from './jyotish.ts'
import { measureKundliCall } from './kundli-call.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePdfs } from './pdf.ts'
import { benchPlaces } from './places.ts'
import { measureDailyPanchang, measurePanchangPage } from './panchang.ts'
import { measureProfileRead } from './profile-read.ts'
import { measureReadingPages } from './reading-pages.ts'
import { measureResultPage } from './result-page.ts'
import { measureStarts } from './start.ts'
import { type Row, printTable } from './table.ts'

/** `npm run bench`: one table, measured in one run on one machine, with ratios where only they mean something. */
const parts: Record<string, () => Promise<Row[]>> = {
  profile: measureProfileRead,
  panchang: measureDailyPanchang,
  page: measurePanchangPage,
  reading: measureReadingPages,
  kundli: measureKundliCall,
  result: measureResultPage,
  pdf: measurePdfs,
  views: measureFirstViews,
  lighthouse: measureLighthouse,
  start: measureStarts,
  jyotish: benchJyotish,
  places: benchPlaces,
}
const wanted = process.argv.slice(2)

const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`measuring ${name} …`)
  rows.push(...(await measure()))
}
console.log()
printTable(rows)
