const longestPath = 1000
/** Sending a visitor who has just signed in back to a sign-in page would go round in a circle. */
const signInPages = ['/login', '/signup', '/otp']
const ownOrigin = 'http://own.invalid'

/** The path of our own site that `text` names, or the fallback. Whatever could lead elsewhere is not followed. */
export function safeRedirect(text: string | null | undefined, fallback = '/'): string {
  if (!text || text.length > longestPath) return fallback
  // Browsers read a backslash as a slash and drop control characters: "/\t/evil" is "//evil" to them.
  if (!text.startsWith('/') || /[\\\p{Cc}\p{Cf}]/u.test(text)) return fallback
  const decoded = decode(text)
  if (decoded === null || decoded.startsWith('//') || /[\\\p{Cc}]/u.test(decoded)) return fallback
  if (!URL.canParse(text, ownOrigin)) return fallback
  const url = new URL(text, ownOrigin)
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return fallback
  const page = url.pathname.toLowerCase().replace(/\/+$/, '')
  if (isSignInPage(page) || page.startsWith('/api/') || page === '/api') return fallback
  return url.pathname + url.search + url.hash
}

export function isSignInPage(pathname: string): boolean {
  return signInPages.includes(pathname)
}

/** Where to sign in and come back from. */
export function loginPath(from: string): string {
  const target = safeRedirect(from)
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
