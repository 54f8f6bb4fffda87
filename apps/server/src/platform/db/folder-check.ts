import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The database writes ahead some megabytes before it notices that there is no more room, and then it stops. */
const leastFreeBytes = 64 * 1024 * 1024

/** The folder of the embedded database is not as it was left, or there is no room in it. */
export class FolderUnusable extends Error {}

/**
 * Looks at the folder before the database opens it. It would make a new database in one whose mark is lost, over what is
 * left of the old; and on a full disk it breaks off without saying why.
 */
export function checkFolder(folder: string, freeBytes = freeBytesOf(folder)): void {
  const isUsed = readdirSync(folder).length > 0
  if (isUsed && !existsSync(join(folder, 'PG_VERSION'))) {
    throw new FolderUnusable(
      `The database in ${folder} is damaged: its file PG_VERSION is missing. Nothing was changed. Bring the folder back from a backup, or move it away to begin with an empty database.`,
    )
  }
  if (freeBytes < leastFreeBytes) {
    throw new FolderUnusable(
      `The disk of ${folder} is full (${Math.floor(freeBytes / 1e6)} MB free). Make some room and start again; nothing was changed.`,
    )
  }
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
