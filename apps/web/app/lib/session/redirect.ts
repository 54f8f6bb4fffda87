const longestPath = 1000
/** Returning to a sign-in page after signing in would be a loop. */
const signInPages = ['/login', '/signup', '/otp']
const ownOrigin = 'http://own.invalid'

/**
 * Returns the path on this site that `text` names, or the fallback. Refuses everything that could lead to another site.
 */
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

/** Returns the address of the sign-in that leads back to `from`. */
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
