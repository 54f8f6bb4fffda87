import { createHash } from 'node:crypto'

/**
 * Returns the policy. Inline scripts run only if `scripts` names them, by this page's nonce or by their hashes. Nothing
 * is loaded from other hosts.
 */
export function contentSecurityPolicy(scripts: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`
}

/**
 * Returns hashes of a cached page's own scripts, so that no other script can run. Its own scripts are those with the
 * nonce; an injected script has none. Takes the page as it was rendered.
 */
export function hashSources(page: Buffer, nonce: string): string {
  const hashes = new Set<string>()
  // One character for each byte: fast, and sufficient for finding tags.
  const html = page.toString('latin1')
  // React writes ">" inside attributes as &gt;, so the first ">" ends a tag.
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`)) continue
    // Scripts with a URL are covered by 'self'; JSON in a script element never runs.
    if (/\ssrc=/.test(attributes) || /\stype="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`)
  }
  return [...hashes].join(' ')
}
