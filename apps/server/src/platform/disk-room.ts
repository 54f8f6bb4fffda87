import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/**
 * With less free space than this a disk counts as full: the database writes some megabytes ahead before it notices that
 * the disk is full, and then it stops.
 */
export const leastFreeBytes = 64 * 1024 * 1024

export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Returns whether the disk of a folder that we write to has room. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastFreeBytes
}
