/**
 * Whether a path is one of those that the patterns of the router (`panchang/:city/:date?`) describe, as the router itself would
 * say. Asked with every request for a page, floods of them included: the router makes all its patterns anew each time it is asked,
 * which took longer than all else that is done to refuse one.
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
  throw new Error(`a pattern of a kind that is not known here: ${segment}`)
}

/** A slash that was written as `%2F` is a letter of its segment. */
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
