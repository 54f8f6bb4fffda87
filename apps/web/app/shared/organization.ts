import type { Company } from '@sankalp/contract/company'
import type { Thing } from '../lib/page/json-ld.tsx'

/** Describes the site's company for search engines. Omits what the demo invents. */
export function organization(origin: string, company: Company | null): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Sankalp',
    url: origin,
    logo: `${origin}/apple-touch-icon.png`,
    ...(company && !company.isSample && { legalName: company.name, address: company.address }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: `${origin}/contact`,
      availableLanguage: ['en', 'hi'],
      areaServed: 'IN',
      ...(company && !company.isSample && { email: company.supportEmail }),
    },
  }
}
