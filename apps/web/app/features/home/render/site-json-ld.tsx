import { JsonLd } from '../../../lib/page/json-ld.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Whose site this is and what it is called. */
export function SiteJsonLd({ origin }: { origin: string }) {
  const { t } = useTranslation('shell')
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
