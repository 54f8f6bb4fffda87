import { type Language, languageTag, languages } from '@sankalp/contract'

/** A page that search engines should know, by its path; it is there in both languages. */
export type Entry = { path: string; lastChanged?: string }

/** One file of addresses. A search engine takes 50,000 in a file; two languages of this many stay well below. */
export const entriesPerPart = 2000

export function addressIn(origin: string, path: string, language: Language): string {
  return `${origin}${encodeURI(path)}${language === 'en' ? '' : `${path.includes('?') ? '&' : '?'}lng=${language}`}`
}

/** Both languages of every page, each naming the other, so that a reader is led to their own. */
export function writeSitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, lastChanged }) => {
    const links = [
      ...languages.map((language) => [languageTag[language], language] as const),
      ['x-default', 'en'] as const,
    ].map(
      ([tag, language]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(addressIn(origin, path, language))}"/>`,
    )
    const changed = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ''
    return languages.map(
      (language) => `<url><loc>${escapeXml(addressIn(origin, path, language))}</loc>${changed}${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

export function writeSitemapIndex(origin: string, parts: readonly { name: string; lastChanged: string }[]): string {
  const lines = parts.map(
    ({ name, lastChanged }) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemap/${name}.xml`)}</loc><lastmod>${lastChanged}</lastmod></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  // Characters that XML does not know at all cannot even be written as entities.
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character]!)
}
