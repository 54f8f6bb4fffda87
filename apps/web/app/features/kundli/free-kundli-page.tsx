import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card, DoubleRule } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { KundliScene } from './kundli-scene.tsx'
import { LazyKundliForm } from './form/lazy-kundli-form.tsx'

const SampleChart = lazyPart(async () => (await import('./sample-chart.tsx')).SampleChart)
const AcharyaStrip = lazyPart(async () => (await import('./acharya-strip.tsx')).AcharyaStrip)

const parts = ['charts', 'time', 'doshas', 'yogas'] as const

/** /freekundli: an introduction, the form, an explanation of matching, and a link to the acharyas. */
export function FreeKundliPage() {
  const { t } = useTranslation('kundli')
  return (
    <div className="page-width grid gap-10 pb-8 sm:py-8">
      <PageHead title={t('page.title')} description={t('page.description')} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_minmax(0,32rem)]">
        <header className="grid gap-3 sm:gap-5">
          <KundliScene isWhole className="lg:order-1" />
          <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{t('page.title')}</h1>
          <p className="max-w-prose text-ink-soft sm:text-lg">{t('page.lead')}</p>
          <div className="order-2 max-lg:hidden">
            <Contents />
            <SampleChart />
          </div>
        </header>
        <Card>
          <Heading level={2} className="mb-2 text-2xl">
            {t('form.heading')}
          </Heading>
          <LazyKundliForm />
        </Card>
        <div className="lg:hidden">
          <Contents />
        </div>
      </div>
      <DoubleRule />
      <Matching />
      <AcharyaStrip />
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
