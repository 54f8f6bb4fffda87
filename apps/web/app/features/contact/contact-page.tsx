import type { Company } from '@sankalp/contract/company'
import { JsonLd, breadcrumbs } from '../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { RichText } from '../../lib/locale/rich-text.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PublicView } from '../../lib/public-page/page-frame.tsx'
import { organization } from '../../shared/organization.ts'
import { Card } from '../../ui/card.tsx'
import { Faq } from '../../ui/faq.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ContactForm } from './components/contact-form.tsx'

/** The data that the page shows about the company. */
export type ContactFacts = { company: Company | null }

/** /contact: the form, other ways to reach us, and answers that need no message. */
export function ContactView() {
  return <PublicView<ContactFacts> body={Contact} />
}

function Contact({ company }: ContactFacts) {
  const { t } = useTranslation('contact')
  const { origin } = usePageFacts()
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <JsonLd thing={organization(origin, company)} />
      <JsonLd
        thing={breadcrumbs(origin, [
          { name: t('home'), path: '/' },
          { name: t('title'), path: '/contact' },
        ])}
      />
      <header className="grid max-w-2xl gap-3 lg:col-span-2">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-lg text-ink-soft">{t('lead')}</p>
        {company?.isSample && <Notice>{t('sample')}</Notice>}
      </header>
      <Card>
        <ContactForm />
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </Card>
      <div className="grid gap-8">
        <Help />
        {company && <OtherWays company={company} />}
      </div>
    </div>
  )
}

const questions = ['code', 'recharge', 'call', 'booking', 'data', 'acharya'] as const
const links = {
  rules: '/privacy#sessions',
  bookings: '/bookedpooja',
  refunds: '/privacy#refunds',
  profile: '/profile',
  apply: '/become-an-acharya',
}
const linkClasses = 'underline decoration-rule-strong underline-offset-4 hover:text-sindoor'

function Help() {
  const { t } = useTranslation('contact')
  const parts = Object.fromEntries(
    Object.entries(links).map(([name, to]) => [
      name,
      (words: string) => (
        <a href={to} className={linkClasses}>
          {words}
        </a>
      ),
    ]),
  )
  const entries = questions.map((key) => ({
    question: t(`help.${key}.question`),
    answer: <RichText text={t(`help.${key}.answer`)} parts={parts} />,
  }))
  return <Faq id="help" title={t('help.title')} entries={entries} />
}

function OtherWays({ company }: { company: Company }) {
  const { t } = useTranslation('contact')
  return (
    <section aria-labelledby="mail" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="mail" className="text-xl">
          {t('mail.title')}
        </h2>
        <p className="text-ink-soft">{t('mail.text')}</p>
        <p>
          <a
            href={`mailto:${company.supportEmail}`}
            className={`inline-flex min-h-12 items-center break-all ${linkClasses}`}
          >
            {company.supportEmail}
          </a>
        </p>
      </div>
      <div className="grid gap-1">
        <h2 className="text-xl">{t('officer.title')}</h2>
        <p className="text-ink-soft">{t('officer.text', { officer: company.grievanceName })}</p>
        <p>
          <a href="/privacy#grievance" className={`inline-flex min-h-12 items-center ${linkClasses}`}>
            {t('officer.link')}
          </a>
        </p>
      </div>
    </section>
  )
}
