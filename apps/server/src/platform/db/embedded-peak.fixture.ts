import { openEmbedded } from './embedded.ts'

/** Creates an embedded database from scratch, queries it and prints the peak memory of the process. */
const db = await openEmbedded({ folder: null })
const [row] = await db.query<{ setting: string }>("select current_setting('shared_buffers') as setting")
for (let round = 0; round < 100; round += 1) {
  await db.query('select count(*) from pg_class c join pg_attribute a on a.attrelid = c.oid')
}
await db.close()
process.stdout.write(JSON.stringify({ sharedBuffers: row?.setting, peakMb: process.resourceUsage().maxRSS / 1000 }))
