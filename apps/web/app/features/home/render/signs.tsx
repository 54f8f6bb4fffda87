import { type Sign, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import { SignGrid } from '../../../shared/horoscope/sign-grid.tsx'
import { Section } from './section.tsx'
import { linkLook, useWords } from './words.ts'

/** In the order of the sky, as an almanac has them. */
const signs = Object.keys(rashiOfSign) as Sign[]

/** Today's horoscope is one press away; whoever's sign this browser knows finds it marked, and named before the others. */
export function Signs() {
  const { t } = useWords()
  return (
    <Section id="signs" title={t('signs.title')} lead={t('signs.lead')}>
      <SignGrid signs={signs} label={t('signs.title')} addressOf={(sign) => `/horoscope/${sign}/today`} />
      <p className="flex flex-wrap gap-x-6">
        {/* Only the browser knows whose it is. */}
        <a hidden href="/horoscopePage" data-own-line="" className={`inline-flex min-h-12 items-center ${linkLook}`}>
          {t('signs.own', { sign: '{sign}' })}
        </a>
        <a href="/todayshoroscope#moon-sign" className={`inline-flex min-h-12 items-center ${linkLook}`}>
          {t('signs.find')}
        </a>
      </p>
    </Section>
  )
}
