import { plainKey } from '@sankalp/contract/search/fold'

/** Returns the slug of a name, if nothing more is needed to distinguish it. */
export function slugOf(name: string): string {
  return plainKey(name).replaceAll(' ', '-')
}
