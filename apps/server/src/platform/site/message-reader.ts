import { readMessages } from '@sankalp/content/locales'
import type { Visit } from '@sankalp/contract/visit'

/** Creates a reader of pages' texts that reads each file once, or every time in development. */
export function createMessageReader({ dev }: { dev: boolean }): Visit['messages'] {
  const read = new Map<string, Record<string, unknown>>()
  return (language, namespace) => {
    const key = `${language}/${namespace}`
    let found = dev ? undefined : read.get(key)
    if (!found) read.set(key, (found = readMessages(language, namespace)))
    return found
  }
}
