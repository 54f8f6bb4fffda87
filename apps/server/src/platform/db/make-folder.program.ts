import { openEmbedded } from './embedded.ts'

/** Creates the embedded database in the given folder, and exits. */
// The parent process holds the lock on the folder. Without it, stop writing there.
process.once('disconnect', () => process.exit(1))
const db = await openEmbedded({ folder: process.argv[2]! })
await db.close()
process.exit(0)
