import { type LocalKey, parseStored, readLocal, removeLocal, writeLocal } from './storage.ts'

type RecentListOptions<T> = {
  key: LocalKey
  most: number
  /** Converts an entry to its stored form and back; null for an entry of an older version, or one edited manually. */
  pack: (entry: T) => unknown
  unpack: (stored: unknown) => T | null
  isSame: (one: T, other: T) => boolean
}

/** Returns a list of the latest entries, newest first and without duplicates. They never leave this browser. */
export function recentList<T>({ key, most, pack, unpack, isSame }: RecentListOptions<T>) {
  const read = (): T[] => {
    const stored = parseStored(readLocal(key))
    return Array.isArray(stored)
      ? stored
          .map(unpack)
          .filter((entry) => entry !== null)
          .slice(0, most)
      : []
  }
  const add = (entry: T): void => {
    const list = [entry, ...read().filter((other) => !isSame(other, entry))].slice(0, most)
    writeLocal(key, JSON.stringify(list.map(pack)))
  }
  return { read, add, clear: () => removeLocal(key) }
}
