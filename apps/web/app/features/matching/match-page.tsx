import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { DoubleRule } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Hero } from '../../ui/hero.tsx'
import { LazyMatchForm } from './lazy-match-form.tsx'

/**
 * /Kundlimatchmaking: an introduction, the form for two, the earlier matches of this browser, and how to read the
 * points.
 */
export function MatchPage() {
  const { t } = useTranslation('matching')
  return (
    <>
      <PageHead title={t('page.title')} description={t('page.description')} />
      <Hero scene="matching" strip={[432, 150, 830, 236]}>
        <div className="grid gap-2 lg:gap-4">
          <h1 className="text-3xl leading-tight hi:leading-snug lg:text-5xl">{t('page.title')}</h1>
          <p className="text-ink-soft sm:max-lg:sr-only lg:text-lg">{t('page.lead')}</p>
        </div>
      </Hero>
      <section className="page-width grid gap-4 pt-3 pb-10 sm:pt-8" aria-labelledby="match-form">
        <Heading id="match-form">{t('form.heading')}</Heading>
        <LazyMatchForm />
      </section>
      <div className="page-width">
        <DoubleRule />
      </div>
      <Explainer />
    </>
  )
}

function Explainer() {
  const { t } = useTranslation('matching')
  return (
    <section className="page-width grid gap-4 py-10" aria-labelledby="guna-milan">
      <Heading id="guna-milan">{t('explainer.title')}</Heading>
      <p className="max-w-2xl">{t('explainer.how')}</p>
      <ul className="grid max-w-2xl gap-3 sm:grid-cols-2">
        <li className="border-l-2 border-marigold pl-4 text-lg">{t('explainer.above18')}</li>
        <li className="border-l-2 border-peacock pl-4 text-lg">{t('explainer.above24')}</li>
      </ul>
      <p className="max-w-2xl">{t('explainer.total')}</p>
      <p className="max-w-2xl text-ink-soft">{t('explainer.south')}</p>
    </section>
  )
}
