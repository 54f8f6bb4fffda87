import { readChosenPlace } from '../places/chosen-place.ts'
import type { Here, Told } from './offline-copies.ts'

/** A page that was only passed through is not read. */
const readAfterMs = 2000

/** Lets a service worker keep a few pages for the time without a network, and tells it what this reader would want. */
export async function register(language: Here['language']): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const tell = () =>
      active?.postMessage({ language, city: readChosenPlace().slug ?? 'delhi', path: location.pathname } satisfies Told)
    tell()
    // Pages that follow come as data, past the worker. Browsers without this interface tell it with their next whole page.
    let timer: ReturnType<typeof setTimeout> | undefined
    window.navigation?.addEventListener('currententrychange', () => {
      clearTimeout(timer)
      timer = setTimeout(tell, readAfterMs)
    })
  } catch {
    // Private windows and full disks refuse it. The site is whole without it.
  }
}
