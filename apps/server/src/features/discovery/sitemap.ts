import { type Language, languageTag, languages } from '@sankalp/contract'

/** A page for search engines, by its path. It exists in both languages. */
export type Entry = { path: string; lastChanged?: string }

/** URLs per file. A search engine accepts 50,000; two languages of this many are far fewer. */
export const entriesPerPart = 2000

export function addressIn(origin: string, path: string, language: Language): string {
  return `${origin}${encodeURI(path)}${language === 'en' ? '' : `${path.includes('?') ? '&' : '?'}lng=${language}`}`
}

/** Writes both languages of every page, each linked to the other, so that search engines show readers their own. */
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
  // Remove characters that XML does not allow even as entities.
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character]!)
}
