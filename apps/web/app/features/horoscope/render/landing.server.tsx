import { signCards } from '@sankalp/contract/horoscope-keys'
import type { Visit } from '@sankalp/contract/visit'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { TextsContext } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DoubleRule } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { addressOf } from '../horoscope-address.ts'
import { SignGrid } from '../../../shared/horoscope/sign-grid.tsx'

/** What stands before and after the form; it is the same for everybody and needs no script. */
export function renderLanding({ language, messages }: Visit): { before: string; after: string } {
  const texts = new Texts(language, { horoscope: messages(language, 'horoscope') as Words }, () =>
    Promise.reject(new Error('All words are here')),
  )
  const toHtml = (part: React.ReactNode) => renderToStaticMarkup(<TextsContext value={texts}>{part}</TextsContext>)
  return { before: toHtml(<Before />), after: toHtml(<After />) }
}

function Before() {
  const { t } = useTranslation('horoscope')
  return (
    <div className="grid gap-3">
      <Heading level={1}>{t('landing.heading')}</Heading>
      <p className="max-w-2xl text-lg text-ink-soft">{t('landing.intro')}</p>
    </div>
  )
}

const reasons = ['moon', 'plan', 'check', 'calm'] as const

function After() {
  const { t } = useTranslation('horoscope')
  return (
    <div className="grid gap-10">
      <DoubleRule />
      <section aria-labelledby="signs" className="grid gap-4">
        <Heading id="signs">{t('landing.signs')}</Heading>
        <SignGrid signs={signCards} label={t('landing.signs')} addressOf={(sign) => addressOf(sign, 'today')} />
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
  )
}
