import { readMessages } from '@sankalp/content/locales'
import type { Visit } from '@sankalp/contract/visit'

/** Reads the words of pages, each file once; in development anew each time. */
export function createMessageReader({ dev }: { dev: boolean }): Visit['messages'] {
  const read = new Map<string, Record<string, unknown>>()
  return (language, namespace) => {
    const key = `${language}/${namespace}`
    let found = dev ? undefined : read.get(key)
    if (!found) read.set(key, (found = readMessages(language, namespace)))
    return found
  }
}
