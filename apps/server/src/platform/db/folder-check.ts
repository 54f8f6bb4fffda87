import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freeBytesOf, leastFreeBytes } from '../disk-room.ts'

/** The folder of the embedded database is damaged, or the disk is full. */
export class FolderUnusable extends Error {}

/**
 * Checks the folder before the database opens it. If its marker file is lost, the database would create a new one over
 * the rest of the old one. On a full disk it would crash without a reason.
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
