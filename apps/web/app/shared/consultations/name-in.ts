import type { Language } from '@sankalp/contract/language'
import type { LivePerson } from '@sankalp/contract/live/fields'

/** A person as the reader's language calls them. Users have one name, as they wrote it; an acharya has the catalogue's in both. */
export function nameIn({ userName, names }: Pick<LivePerson, 'userName' | 'names'>, language: Language): string {
  return names?.[language] ?? userName
}
