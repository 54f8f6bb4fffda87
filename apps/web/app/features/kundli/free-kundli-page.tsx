import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card, DoubleRule } from '../../ui/card.tsx'
import { petals } from '../../ui/drawings/geometry.ts'
import { Heading } from '../../ui/heading.tsx'
import { LateForm } from './form/late-form.tsx'

const parts = ['charts', 'time', 'doshas', 'yogas'] as const

/** /freekundli: what it is, the form, matching explained, and the way to an acharya. */
export function FreeKundliPage() {
  const { t } = useTranslation('kundli')
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12">
      <PageHead title={t('page.title')} description={t('page.description')} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_minmax(0,32rem)]">
        <header className="grid gap-5">
          <Heading level={1}>{t('page.title')}</Heading>
          <p className="max-w-prose text-lg text-ink-soft">{t('page.lead')}</p>
          <div className="max-lg:hidden">
            <Contents />
          </div>
        </header>
        <Card>
          <Heading level={2} className="mb-2 text-2xl">
            {t('form.heading')}
          </Heading>
          <LateForm />
        </Card>
        <div className="lg:hidden">
          <Contents />
        </div>
      </div>
      <DoubleRule />
      <Matching />
      <Acharyas />
    </div>
  )
}

function Contents() {
  const { t } = useTranslation('kundli')
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('page.whatTitle')}</h2>
      <ul className="grid gap-3">
        {parts.map((part) => (
          <li key={part} className="border-l-2 border-marigold pl-4">
            {t(`page.what.${part}`)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{t('page.private')}</p>
    </section>
  )
}

function Matching() {
  const { t } = useTranslation('kundli')
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="matching">
      <Heading level={2} id="matching">
        {t('page.matchTitle')}
      </Heading>
      <p className="max-w-prose">{t('page.matchText')}</p>
      <LinkButton href="/Kundlimatchmaking" kind="quiet">
        {t('page.matchLink')}
      </LinkButton>
    </section>
  )
}

/** Three drawn medallions stand for people whose names and figures are shown where they are real. */
function Acharyas() {
  const { t } = useTranslation('kundli')
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6" aria-labelledby="acharyas">
      <div className="flex -space-x-3" aria-hidden="true">
        {[0, 1, 2].map((one) => (
          <Medallion key={one} />
        ))}
      </div>
      <div className="grid max-w-xl grow gap-1">
        <Heading level={2} id="acharyas" className="text-2xl">
          {t('page.stripTitle')}
        </Heading>
        <p className="text-ink-soft">{t('page.stripText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/chatwithastrologer">{t('page.chat')}</LinkButton>
        <LinkButton href="/talkwithastrologer" kind="quiet">
          {t('page.talk')}
        </LinkButton>
      </div>
    </section>
  )
}

const ring = petals(16, 43, 48)

/** Head and shoulders, as Avatar draws somebody whose name is not known; that one would bring its letters along. */
function Medallion() {
  return (
    <svg viewBox="0 0 100 100" width={72} height={72} fill="none" stroke="currentColor" strokeWidth={1.5}>
      <path d={ring} />
      <circle cx={50} cy={50} r={42} fill="var(--paper-sunk)" />
      <circle cx={50} cy={40} r={13} />
      <path d="M26 72C30 60 39 57 50 57C61 57 70 60 74 72" />
    </svg>
  )
}
