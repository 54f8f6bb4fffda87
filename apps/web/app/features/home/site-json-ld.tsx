import { JsonLd } from '../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'

/** Describes the site's owner and name to search engines. */
export function SiteJsonLd() {
  const { t } = useTranslation('shell')
  const { origin } = usePageFacts()
  const site = { name: t('brand'), url: `${origin}/` }
  return (
    <>
      <JsonLd
        thing={{
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          ...site,
          logo: `${origin}/apple-touch-icon.png`,
          description: t('footer.line'),
        }}
      />
      <JsonLd
        thing={{
          '@type': 'WebSite',
          ...site,
          inLanguage: ['en-IN', 'hi-IN'],
          publisher: { '@id': `${origin}/#organization` },
        }}
      />
    </>
  )
}
