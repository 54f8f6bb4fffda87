/** What a device shows of a notification, and where a press on it leads. */
export type ShownNotice = {
  title: string
  options: ShownOptions
  /** True for a request that waits for an answer. */
  rings: boolean
  /** True if it replaces one that rang; it then closes by itself. */
  replaces: boolean
}
/** The type library lacks the options that only some browsers have. */
type ShownOptions = NotificationOptions & { data: { path: string }; renotify?: boolean; vibrate?: number[] }

/** Long, short, long: like a phone call, and unlike a message. */
const ringPattern = [400, 200, 200, 200, 400]

/** Parses what the server has sent (features/notices); returns null for anything else. */
export function readNotice(text: string): ShownNotice | null {
  let sent: Record<string, unknown>
  try {
    sent = JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
  const { title, body, path, tag, language } = sent ?? {}
  const rings = sent?.rings === true && typeof tag === 'string'
  const replaces = sent?.replaces === true && typeof tag === 'string'
  if (typeof title !== 'string' || typeof body !== 'string' || title === '') return null
  return {
    title,
    options: {
      body,
      // The same notification sent again replaces the first one.
      ...(typeof tag === 'string' && { tag }),
      lang: language === 'hin' ? 'hi' : 'en',
      icon: '/icon-192.png',
      ...(rings && { requireInteraction: true, renotify: true, vibrate: ringPattern }),
      ...(replaces && { silent: true }),
      data: { path: typeof path === 'string' && isOwnPath(path) ? path : '/' },
    },
    rings,
    replaces,
  }
}

type Window = { url: string; focused: boolean }

/** Returns whether a visible console rings by itself. */
export function ringsThere(windows: readonly Window[]): boolean {
  return windows.some(({ url, focused }) => focused && isConsole(new URL(url).pathname))
}

function isConsole(pathname: string): boolean {
  return /^\/acharya(\/|$)/.test(pathname)
}

/** Returns whether a path is on this site and cannot lead to another one. */
function isOwnPath(path: string): boolean {
  return (
    /^\/(?![/\\])/.test(path) &&
    URL.canParse(path, 'https://site.example') &&
    new URL(path, 'https://site.example').host === 'site.example'
  )
}

type Tab = { url: string; id: string }

/**
 * Returns the tab that already shows the page, else any tab of the site, which then navigates there; null means a new
 * tab.
 */
export function tabFor(tabs: readonly Tab[], target: URL): { id: string; isThere: boolean } | null {
  // A request can be answered in any room of the console: do not take the acharya away from what they are writing.
  const isThere = (pathname: string) =>
    pathname === target.pathname ||
    (target.searchParams.has('ring') && isConsole(target.pathname) && isConsole(pathname))
  const there = tabs.find(({ url }) => isThere(new URL(url).pathname))
  const any = there ?? tabs[0]
  return any ? { id: any.id, isThere: there !== undefined } : null
}
