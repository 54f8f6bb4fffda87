import { readChosenPlace } from '../places/chosen-place.ts'
import type { Here, Told } from './offline-copies.ts'

/** A page visible for less than this was not read. */
const readAfterMs = 2000

/** Registers a service worker that caches some pages for offline use, and sends it what this reader needs. */
export async function register(language: Here['language']): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const tell = () =>
      active?.postMessage({ language, city: readChosenPlace().slug ?? 'delhi', path: location.pathname } satisfies Told)
    tell()
    // The next pages are loaded as data and bypass the worker. Browsers without this interface inform it with their
    // next full page load.
    let timer: ReturnType<typeof setTimeout> | undefined
    window.navigation?.addEventListener('currententrychange', () => {
      clearTimeout(timer)
      timer = setTimeout(tell, readAfterMs)
    })
  } catch {
    // Private windows and full disks refuse it. The site works without it.
  }
}
