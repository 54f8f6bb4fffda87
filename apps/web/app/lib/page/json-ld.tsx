/** A schema.org description, such as { '@type': 'FAQPage', … }. */
export type Thing = { '@type': string; [property: string]: unknown }

/**
 * Renders a page's structured data for search engines. It is a data block, not a script, so it needs no nonce. It is
 * escaped, so that no text can end the element early.
 */
export function JsonLd({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Describes the breadcrumbs from the home page to this one, each with a name and a path on this site. */
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
