import { type LocalKey, parseStored, readLocal, removeLocal, writeLocal } from './storage.ts'

type RecentListOptions<T> = {
  key: LocalKey
  most: number
  /** The stored form of an entry, and back: null for one of an older version, or one changed by hand. */
  pack: (entry: T) => unknown
  unpack: (stored: unknown) => T | null
  isSame: (one: T, other: T) => boolean
}

/** The latest entries of some kind, the newest first, each listed once. They never leave this browser. */
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
