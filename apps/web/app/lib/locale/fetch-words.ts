import type { Language } from '@sankalp/contract/language'
import type { Words } from './fill-text.ts'

const waitsMs = [300, 900, 2700]

/** Fetches the texts of a page that was reached by client-side navigation. Retries after a lost connection. */
export async function fetchWords(language: Language, namespace: string): Promise<Words> {
  for (const waitMs of waitsMs) {
    try {
      return await fetchOnce(language, namespace)
    } catch {
      // Ignore this failure: only that of the last attempt, below, is reported.
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return fetchOnce(language, namespace)
}

async function fetchOnce(language: Language, namespace: string): Promise<Words> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`)
  if (!answer.ok) throw new Error(`Could not load the texts of ${namespace}: ${answer.status}`)
  return (await answer.json()) as Words
}
