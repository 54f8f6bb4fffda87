import { type Sign, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import { useSyncExternalStore } from 'react'
import { readOwnSign } from '../../shared/horoscope/read-own-sign.ts'
import { SignGrid } from '../../shared/horoscope/sign-grid.tsx'
import { Section } from './section.tsx'
import { linkLook, useWords } from './words.ts'

const never = () => () => {}
const todayOf = (sign: Sign) => `/horoscope/${sign}/today`

/** In the order of the zodiac, as in an almanac. */
const signs = Object.keys(rashiOfSign) as Sign[]

/**
 * Links to today's horoscope of each sign; if this browser knows the user's sign, it is marked, and named before the
 * others.
 */
export function Signs() {
  const { t } = useWords()
  const known = useSyncExternalStore(never, readOwnSign, () => null)
  const own = known && known in rashiOfSign ? known : null
  return (
    <Section id="signs" title={t('signs.title')} lead={t('signs.lead')}>
      <SignGrid signs={signs} label={t('signs.title')} addressOf={todayOf} own={own} />
      <p className="flex flex-wrap gap-x-6">
        {/* Only the browser knows the user's sign. */}
        {own && (
          <a href={todayOf(own)} className={`inline-flex min-h-12 items-center ${linkLook}`}>
            {t('signs.own', { sign: t(`horoscope:sign.${own}`) })}
          </a>
        )}
        <a href="/todayshoroscope#moon-sign" className={`inline-flex min-h-12 items-center ${linkLook}`}>
          {t('signs.find')}
        </a>
      </p>
    </Section>
  )
}
