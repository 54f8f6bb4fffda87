import type { Language } from '@sankalp/contract/language'
import type { Words } from './fill-text.ts'

const waitsMs = [300, 900, 2700]

/** Fetches the words of a page that was reached without a page load. A lost connection is tried again. */
export async function fetchWords(language: Language, namespace: string): Promise<Words> {
  for (const waitMs of waitsMs) {
    try {
      return await fetchOnce(language, namespace)
    } catch {
      // The last try, below, is the one whose failure counts.
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return fetchOnce(language, namespace)
}

async function fetchOnce(language: Language, namespace: string): Promise<Words> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`)
  if (!answer.ok) throw new Error(`The words of ${namespace} did not come: ${answer.status}`)
  return (await answer.json()) as Words
}
