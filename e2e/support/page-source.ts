/** What a search engine reads of a page: the server-rendered HTML, without JavaScript. */
export type PageHead = {
  lang: string
  title: string
  description: string
  canonical: string
  alternates: Record<string, string>
  headings: string[]
  /** The text of the page without its tags. */
  text: string
  /** Hidden from search engines. */
  isHidden: boolean
  /** The picture for a link to it. */
  picture: string
}

export function readHead(html: string): PageHead {
  const links = tagsOf(html, 'link')
  const metas = tagsOf(html, 'meta')
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return {
    text: textOf(html),
    isHidden: metas.some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    picture: metas.find(({ property }) => property === 'og:image')?.content ?? '',
    lang: tagsOf(html, 'html')[0]?.lang ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: metas.find(({ name }) => name === 'description')?.content ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) =>
      decode(inner.replace(/<[^>]*>/g, '').trim()),
    ),
  }
}

function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decode(body.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '))
}

/** Returns the page's schema.org descriptions. */
export function readThings(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )
}

/** Returns every address that the page links to, loads or names as its own, in full. */
export function findLinks(html: string, address: string): string[] {
  const named = ['a', 'link', 'script', 'img'].flatMap((name) => tagsOf(html, name))
  const links = named
    .flatMap(({ href, src }) => [href, src])
    .flatMap((link) => (link ? [new URL(link, address).href] : []))
  // A mailto link opens another program.
  return links.filter((link) => !link.startsWith('mailto:'))
}

function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

function decode(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
  return text.replace(/&([#\w]+);/g, (whole, name: string) => signs[name] ?? whole)
}
