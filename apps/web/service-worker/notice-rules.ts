/** What a device shows of a notice, and where a press on it leads. */
export type ShownNotice = {
  title: string
  options: ShownOptions
  /** Somebody waits for an answer. */
  rings: boolean
  /** Takes the place of one that rang, and goes by itself. */
  replaces: boolean
}
/** The library of types knows none of the options that only some browsers have. */
type ShownOptions = NotificationOptions & { data: { path: string }; renotify?: boolean; vibrate?: number[] }

/** Long, short, long: like a phone, and unlike a message. */
const ringPattern = [400, 200, 200, 200, 400]

/** Reads what the server has sent (features/notices); null for what is not from there. */
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
      // The same notice once more takes the place of the first.
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

/** A console in front of its acharya rings by itself. */
export function ringsThere(windows: readonly Window[]): boolean {
  return windows.some(({ url, focused }) => focused && isConsole(new URL(url).pathname))
}

function isConsole(pathname: string): boolean {
  return /^\/acharya(\/|$)/.test(pathname)
}

/** A page of ours: nothing that leads to another site. */
function isOwnPath(path: string): boolean {
  return (
    /^\/(?![/\\])/.test(path) &&
    URL.canParse(path, 'https://site.example') &&
    new URL(path, 'https://site.example').host === 'site.example'
  )
}

type Tab = { url: string; id: string }

/** The tab that shows the page already, else any tab of the site, which then goes there; null: a new one is opened. */
export function tabFor(tabs: readonly Tab[], target: URL): { id: string; isThere: boolean } | null {
  // A request is answered in any room of the console: nobody is taken out of what they are writing there.
  const isThere = (pathname: string) =>
    pathname === target.pathname ||
    (target.searchParams.has('ring') && isConsole(target.pathname) && isConsole(pathname))
  const there = tabs.find(({ url }) => isThere(new URL(url).pathname))
  const any = there ?? tabs[0]
  return any ? { id: any.id, isThere: there !== undefined } : null
}
