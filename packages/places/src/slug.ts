import { plainKey } from './fold.ts'

/** A name as it stands in an address, where nothing more is needed to tell it from others. */
export function slugOf(name: string): string {
  return plainKey(name).replaceAll(' ', '-')
}
