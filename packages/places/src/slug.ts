import { plainKey } from './fold.ts'

/** Returns the slug of a name, if nothing more is needed to distinguish it. */
export function slugOf(name: string): string {
  return plainKey(name).replaceAll(' ', '-')
}
