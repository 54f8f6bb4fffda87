import { discoveryTexts as texts } from '@sankalp/content/discovery-texts'
import { type Language, languageTag } from '@sankalp/contract'
import type { Blog } from '@sankalp/contract/blog'
import { addressIn, escapeXml } from './sitemap.ts'

/** How many of the newest articles a feed contains. */
export const feedLength = 20

/** Writes the newest articles as RSS 2.0, for feed readers and aggregators. */
export function writeRss(
  origin: string,
  language: Language,
  articles: readonly Omit<Blog, 'views' | 'content'>[],
): string {
  const items = articles.slice(0, feedLength).map(({ _id, title, subtitle, category, date_posted, author }) => {
    const address = escapeXml(addressIn(origin, `/blog/${_id}`, language))
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<description>${escapeXml(subtitle)}</description>`,
      `<category>${escapeXml(category)}</category>`,
      `<dc:creator>${escapeXml(author)}</dc:creator>`,
      `<pubDate>${rfc822(date_posted)}</pubDate>`,
      '</item>',
    ].join('')
  })
  const newest = articles[0]?.date_posted
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(texts.feedTitle[language])}</title>`,
    `<link>${escapeXml(addressIn(origin, '/blog', language))}</link>`,
    `<description>${escapeXml(texts.feedAbout[language])}</description>`,
    `<language>${languageTag[language].toLowerCase()}</language>`,
    ...(newest ? [`<lastBuildDate>${rfc822(newest)}</lastBuildDate>`] : []),
    `<atom:link href="${origin}/rss/${language}.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Formats a date as 06:00 in India, because an article has a date but no time. */
function rfc822(date: string): string {
  return new Date(`${date}T06:00:00+05:30`).toUTCString().replace('GMT', '+0000')
}
