/** A thing described in the words of schema.org, such as { '@type': 'FAQPage', … }. */
export type Thing = { '@type': string; [property: string]: unknown }

/**
 * What a page is about, for search engines. A data block, not a script: it needs no nonce. Nothing in it can end the
 * element early, whatever the texts hold.
 */
export function JsonLd({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The way from the home page to this one, each step a name and a path of our own site. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
