import { signsInOrder } from '@sankalp/contract/horoscope-keys'
import { lazyForm } from '../../lib/lazy-form/lazy-form.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { SignGrid } from '../../shared/horoscope/sign-grid.tsx'
import { DoubleRule } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HoroscopeHero } from './horoscope-hero.tsx'
import { addressOf } from './horoscope-address.ts'

/** Most visitors only read, so the form's script is loaded when the user turns to it. */
const LazyMoonForm = lazyForm(async () => (await import('./browser/moon-form.tsx')).MoonForm)

const reasons = ['moon', 'plan', 'check', 'calm'] as const

/** /todayshoroscope: finds the user's sign, and links to the texts of each sign. */
export function LandingPage() {
  const { t } = useTranslation('horoscope')
  return (
    <>
      <PageHead title={t('landing.title')} description={t('landing.description')} />
      <HoroscopeHero>
        <h1 className="text-3xl leading-tight hi:leading-snug sm:text-2xl lg:text-4xl">{t('landing.heading')}</h1>
      </HoroscopeHero>
      <div className="page-width grid gap-10 pb-8 sm:py-8">
        <p className="max-w-2xl text-ink-soft sm:text-lg">{t('landing.intro')}</p>
        <section aria-labelledby="moon-sign" className="grid gap-4">
          <div>
            <h2 id="moon-sign" className="text-3xl leading-tight hi:leading-snug">
              {t('form.title')}
            </h2>
            <p className="text-ink-soft">{t('form.lead')}</p>
          </div>
          <LazyMoonForm />
        </section>
        <DoubleRule />
        <section aria-labelledby="signs" className="grid gap-4">
          <Heading id="signs">{t('landing.signs')}</Heading>
          <SignGrid signs={signsInOrder} label={t('landing.signs')} addressOf={(sign) => addressOf(sign, 'today')} />
        </section>
        <DoubleRule />
        <section aria-labelledby="why" className="grid gap-5">
          <Heading id="why">{t('landing.why')}</Heading>
          <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {reasons.map((reason) => (
              <li key={reason} className="border-l-2 border-marigold pl-4">
                <h3 className="text-xl">{t(`why.${reason}.title`)}</h3>
                <p className="mt-1 text-ink-soft">{t(`why.${reason}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
