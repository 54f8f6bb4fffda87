import type { BlogListReply } from '@sankalp/contract/blog'
import type { Company, Figures } from '@sankalp/contract/company'
import type { CallResult } from '../../lib/reading/call-api.server.ts'
import { JsonLd, breadcrumbs } from '../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { SampleVoices } from '../../shared/marketing/sample-voices.tsx'
import { organization } from '../../shared/organization.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { DoubleRule } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Hero } from '../../ui/hero.tsx'
import { LatestBlogs } from '../../shared/blog/latest-blogs.tsx'
import { AboutFaq } from './about-faq.tsx'
import { AboutFigures } from './about-figures.tsx'
import { News } from './news.tsx'

export type AboutFacts = {
  company: Company | null
  figures: Figures | null
  blogs: CallResult<BlogListReply>
}

/** /aboutus: the sections of the specification, in its order. */
export function AboutPage({ company, figures, blogs }: AboutFacts) {
  const { origin, demo } = usePageFacts()
  const { t } = useTranslation('about')
  return (
    <>
      <Hero scene="home" strip={[440, 124, 830, 216]} place="top">
        <h1 className="text-4xl leading-tight hi:leading-snug lg:text-5xl">{t('title')}</h1>
      </Hero>
      <div className="page-width grid gap-12 pt-2 pb-8 sm:py-8">
        <JsonLd thing={organization(origin, company)} />
        <JsonLd
          thing={breadcrumbs(origin, [
            { name: t('home'), path: '/' },
            { name: t('title'), path: '/aboutus' },
          ])}
        />
        <About />
        <DoubleRule />
        <WhatWeDo />
        <Mission />
        <News />
        {figures && <AboutFigures figures={figures} />}
        <LatestBlogs result={blogs} />
        {demo && <SampleVoices />}
        <AboutFaq />
        <WriteToUs />
      </div>
    </>
  )
}

function About() {
  const { t } = useTranslation('about')
  return (
    <div className="grid max-w-2xl gap-4">
      <p className="text-xl leading-normal">{t('about.lead')}</p>
      <p className="text-lg text-ink-soft">{t('about.text')}</p>
    </div>
  )
}

const services = [
  { key: 'panchang', to: '/panchang' },
  { key: 'kundli', to: '/freekundli' },
  { key: 'horoscope', to: '/horoscopePage' },
  { key: 'acharyas', to: '/chatwithastrologer' },
  { key: 'pooja', to: '/pooja' },
  { key: 'shop', to: '/shop' },
] as const

function WhatWeDo() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="what" className="grid gap-5">
      <Heading id="what">{t('what.title')}</Heading>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ key, to }) => (
          <li key={key} className="border-t border-rule pt-2">
            <h3 className="text-xl">
              <a
                href={to}
                className="inline-flex min-h-12 items-center text-ink underline decoration-rule-strong underline-offset-4 hover:text-sindoor"
              >
                {t(`what.${key}.title`)}
              </a>
            </h3>
            <p className="text-ink-soft">{t(`what.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mission() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="mission" className="grid gap-4 border-l-4 border-marigold pl-5 sm:pl-8">
      <Heading id="mission">{t('mission.title')}</Heading>
      <p className="max-w-3xl text-xl leading-normal">{t('mission.trust')}</p>
      <p className="max-w-3xl text-lg text-ink-soft">{t('mission.calm')}</p>
    </section>
  )
}

function WriteToUs() {
  const { t } = useTranslation('about')
  return (
    <section
      aria-labelledby="write"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-6"
    >
      <div className="grid max-w-xl gap-1">
        <Heading id="write" className="text-2xl">
          {t('contact.title')}
        </Heading>
        <p className="text-ink-soft">{t('contact.text')}</p>
      </div>
      <a href="/contact" className={buttonClasses('primary')}>
        {t('contact.link')}
      </a>
    </section>
  )
}
