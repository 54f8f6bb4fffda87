import { readKeptPlace } from '../places/kept-place.ts'
import type { Here } from './kept.ts'

/** Lets a service worker keep a few pages for the time without a network, and tells it what this reader would want. */
export async function register(language: Here['language']): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ language, city: readKeptPlace().slug ?? 'delhi' } satisfies Here)
  } catch {
    // Private windows and full disks refuse it. The site is whole without it.
  }
}
