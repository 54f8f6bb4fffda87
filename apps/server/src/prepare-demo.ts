// Makes the database of a new demo while `npm start` builds the web app. The server does the same at its start if this
// program did not finish, and then reports what went wrong.
import { openProductDatabase } from './app/open-product-database.ts'
import { createLog } from './platform/log.ts'
import { readSettings } from './platform/settings.ts'

const settings = readSettings(process.env)
if (settings.demoHistory) {
  const { db } = await openProductDatabase(settings, createLog(settings.logLevel))
  await db.close()
}
