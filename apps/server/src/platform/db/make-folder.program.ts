import { openEmbedded } from './embedded.ts'

/** Makes the embedded database in the folder it is given, and ends. */
// Whoever started it holds the lock on the folder: without them nobody may write here.
process.once('disconnect', () => process.exit(1))
const db = await openEmbedded({ folder: process.argv[2]! })
await db.close()
process.exit(0)
