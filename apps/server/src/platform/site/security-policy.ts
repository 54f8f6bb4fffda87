import { createHash } from 'node:crypto'

/** No inline script runs but those that `scripts` names, by this page's nonce or by their hashes; nothing comes from another host. */
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
 * For a page that is shown many times: each of its own scripts by the hash of its text, so that no other can run. Its own are
 * those that carry the nonce; one that got into the page in another way has none. Takes the page as it was rendered.
 */
export function hashSources(page: Buffer, nonce: string): string {
  const hashes = new Set<string>()
  // A character for each byte: quickly made, and as good for finding tags.
  const html = page.toString('latin1')
  // React writes ">" inside of attributes as &gt;, so a tag ends where it seems to.
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`)) continue
    // Those with an address are 'self'; data in a script element is never run.
    if (/\ssrc=/.test(attributes) || /\stype="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`)
  }
  return [...hashes].join(' ')
}
