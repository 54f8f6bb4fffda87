import { Link } from 'react-router'
import { useTranslation } from '../lib/locale/use-translation.ts'
import { usePageFacts } from '../lib/page-facts.ts'
import { PageHead } from '../lib/page-head.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { useSession } from '../lib/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { DoubleRule } from '../ui/card.tsx'
import { type DrawingName, drawings } from '../ui/drawings/index.ts'
import { Wheel } from '../ui/drawings/wheel.tsx'

export const handle: RouteHandle = { namespaces: ['pages'] }

const doors = [
  { key: 'panchang', to: '/panchang', drawing: 'sunrise' },
  { key: 'kundli', to: '/freekundli', drawing: 'yantra' },
  { key: 'matchmaking', to: '/Kundlimatchmaking', drawing: 'lotus' },
  { key: 'horoscope', to: '/horoscopePage', drawing: 'wheel' },
  { key: 'pooja', to: '/pooja', drawing: 'kalash' },
  { key: 'shop', to: '/shop', drawing: 'rudraksha' },
] as const satisfies { key: string; to: string; drawing: DrawingName }[]

export default function Home() {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Opening />
      <div className="page-width">
        <DoubleRule />
      </div>
      <Doors />
      <Promises />
    </>
  )
}

function Opening() {
  const { t } = useTranslation('pages')
  const { signedIn } = useSession()
  return (
    <section className="page-width grid items-center gap-8 py-10 sm:py-16 md:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-4xl leading-tight hi:leading-snug sm:text-6xl">{t('home.heading')}</h1>
        <p className="max-w-xl text-lg text-ink-soft">{t('home.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={signedIn ? '/profile' : '/signup'}>{t(signedIn ? 'home.profile' : 'home.signup')}</LinkButton>
          <LinkButton to="/chatwithastrologer" kind="quiet">
            {t('home.consult')}
          </LinkButton>
        </div>
      </div>
      <Wheel detailed size={340} className="max-md:order-first max-md:mx-auto max-md:size-56" />
    </section>
  )
}

function Doors() {
  const { t } = useTranslation(['pages', 'shell'])
  const { year } = usePageFacts()
  return (
    <section className="page-width py-10" aria-labelledby="doors">
      <h2 id="doors" className="mb-4 text-3xl">
        {t('home.doors')}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {doors.map(({ key, to, drawing }) => {
          const Picture = drawings[drawing]
          return (
            <li key={key} className="border-t border-rule">
              <Link to={to} className="group flex items-center gap-4 py-5 text-ink no-underline">
                <Picture size={64} />
                <span>
                  <span className="block font-heading text-xl group-hover:text-sindoor">
                    {t(`shell:nav.${key}`, { year })}
                  </span>
                  <span className="text-ink-soft">{t(`home.door.${key}`)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const promises = ['cause', 'money', 'calm'] as const

function Promises() {
  const { t } = useTranslation('pages')
  return (
    <section className="page-width py-10" aria-labelledby="promises">
      <h2 id="promises" className="mb-6 text-3xl">
        {t('home.promises')}
      </h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {promises.map((key) => (
          <li key={key} className="border-l-2 border-marigold pl-4">
            <h3 className="text-xl">{t(`home.promise.${key}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`home.promise.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
