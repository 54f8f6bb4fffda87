/**
 * Creates a test whether a path matches one of the router's patterns (`panchang/:city/:date?`), with the same result as
 * the router. It runs for every page request, including floods: the router compiles all its patterns on every call,
 * which took longer than everything else that is done to refuse a request.
 */
export function createPathTest(patterns: readonly string[]): (path: string) => boolean {
  const known = new RegExp(`^(?:${patterns.map(sourceOf).join('|')})/*$`, 'i')
  return (path) => known.test(decode(path.split('#', 1)[0]!))
}

function sourceOf(pattern: string): string {
  const segments = pattern.split('/').filter(Boolean)
  return segments.map(segmentSource).join('')
}

function segmentSource(segment: string): string {
  if (/^[\w-]+$/.test(segment)) return `/${segment}`
  if (/^:[\w-]+$/.test(segment)) return '/[^/]+'
  if (/^:[\w-]+\?$/.test(segment)) return '(?:/[^/]+)?'
  throw new Error(`unknown kind of pattern: ${segment}`)
}

/** Decodes a path. A slash written as `%2F` is part of its segment. */
function decode(path: string): string {
  if (!path.includes('%')) return path
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
