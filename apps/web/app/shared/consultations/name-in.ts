import type { Language } from '@sankalp/contract/language'
import type { LivePerson } from '@sankalp/contract/live/fields'

/**
 * Returns a person's name in the reader's language. Users have one name, as they wrote it; an acharya has the
 * catalogue's name in both.
 */
export function nameIn({ userName, names }: Pick<LivePerson, 'userName' | 'names'>, language: Language): string {
  return names?.[language] ?? userName
}
