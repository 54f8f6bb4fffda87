import { type Terms, termsDate, termsSections } from '@sankalp/content/terms/section'
import type { Company } from '@sankalp/contract/company'
import { JsonLd, breadcrumbs } from '../../lib/page/json-ld.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TermsText } from './terms-text.tsx'

type PrivacyPageProps = { origin: string; sections: Terms; date: string; company: Company | null }

/** Renders /privacy: the terms and the privacy policy, with a table of contents beside them on wide screens. */
export function PrivacyPage({ origin, sections, date, company }: PrivacyPageProps) {
  const { t } = useTranslation('privacy')
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <JsonLd
        thing={breadcrumbs(origin, [
          { name: t('home'), path: '/' },
          { name: t('title'), path: '/privacy' },
        ])}
      />
      <header className="grid max-w-3xl gap-3 lg:col-span-2">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-lg text-ink-soft">{t('lead')}</p>
        <p>
          <time dateTime={termsDate}>{t('version', { date })}</time>
        </p>
        {company?.isSample && <Notice>{t('sample')}</Notice>}
        {!company && <Notice kind="error">{t('failed')}</Notice>}
      </header>
      <Contents sections={sections} />
      <div className="grid min-w-0 gap-10">
        {termsSections.map((id, index) => (
          <section key={id} aria-labelledby={id} className="grid max-w-3xl gap-4 border-t border-rule pt-4">
            <Heading id={id} className="text-2xl">
              <span className="tabular text-ink-soft">{index + 1}.</span> {sections[id].title}
            </Heading>
            <TermsText blocks={sections[id].blocks} company={company} />
            <p>
              <a
                href="#contents"
                className="inline-flex min-h-12 items-center text-ink-soft underline underline-offset-4 lg:hidden"
              >
                {t('top')}
              </a>
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: Terms }) {
  const { t } = useTranslation('privacy')
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
      <h2 id="contents" className="mb-2 text-xl">
        {t('contents')}
      </h2>
      <ol className="grid sm:grid-cols-2 lg:grid-cols-1">
        {termsSections.map((id, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center gap-2 text-ink underline-offset-4 hover:underline lg:min-h-10"
            >
              <span className="tabular min-w-6 text-ink-soft">{index + 1}.</span>
              {sections[id].title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
