import { halfWords } from '@sankalp/content/half-words'
import { type Sign, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import { type ReactNode, useEffect, useRef } from 'react'
import { chosenNotation } from '../../../shared/almanac/chosen-notation.ts'
import { clockText } from '../../../shared/almanac/clock-text.ts'
import { encodeChartLink } from '../../../shared/birth/birth-fragment.ts'
import { readSettings } from '../../../shared/birth/chart-preferences.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { Button, LinkButton, buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { addressOf } from '../horoscope-address.ts'
import type { MoonAsked } from './moon-form-values.ts'
import type { MoonSign } from './moon-sign-engine.ts'
import { storeOwnSign, useOwnSign } from './own-sign.ts'

type MoonResultProps = { asked: MoonAsked; moon: MoonSign }

/** Shows the sign, links to its texts, and what this browser now remembers. */
export function MoonResult({ asked, moon }: MoonResultProps) {
  return 'sign' in moon ? (
    <OneSign asked={asked} sign={moon.sign} isSure={moon.isSure} />
  ) : (
    <TwoSigns asked={asked} {...moon} />
  )
}

function OneSign({ asked, sign, isSure }: { asked: MoonAsked; sign: Sign; isSure: boolean }) {
  const { t } = useTranslation('horoscope')
  const { name } = asked.birth
  const words = { name, sign: t(`signFull.${sign}`) }
  useEffect(() => storeOwnSign(sign), [sign])
  return (
    <Result signs={[sign]} title={t(name ? 'result.named' : 'result.yours', words)}>
      {isSure && <p>{t('result.sure')}</p>}
      <Actions asked={asked} signs={[sign]} />
      <Remembered />
    </Result>
  )
}

function TwoSigns({ asked, one, other, minutes }: { asked: MoonAsked; one: Sign; other: Sign; minutes: number }) {
  const { t } = useTranslation('horoscope')
  const clock = clockText(minutes, '', chosenNotation(), halfWords[useLanguage()])
  const words = { one: t(`sign.${one}`), other: t(`sign.${other}`), clock }
  return (
    <Result signs={[one, other]} title={t('result.either', words)}>
      <p>{t('result.eitherText', words)}</p>
      <Actions asked={asked} signs={[one, other]} />
    </Result>
  )
}

function Result({ signs, title, children }: { signs: readonly Sign[]; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The result appears below the pressed button, so move the focus to it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="mt-6 flex flex-wrap gap-5">
      {signs.map((sign) => (
        <Picture key={sign} name={`rashis/${rashiOfSign[sign]}`} size={120} className="rounded-full" />
      ))}
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-2xl leading-snug focus:outline-none">
          {title}
        </h3>
        {children}
      </div>
    </Card>
  )
}

function Actions({ asked: { birth, isWhole, email }, signs }: { asked: MoonAsked; signs: readonly Sign[] }) {
  const { t } = useTranslation('horoscope')
  const { origin } = usePageFacts()
  const [first] = signs
  const subject = t('result.mailSubject', { sign: signs.map((sign) => t(`sign.${sign}`)).join(' / ') })
  const mail = new URLSearchParams({ subject, body: signs.map((sign) => origin + addressOf(sign, 'today')).join('\n') })
  return (
    <div className="flex flex-wrap gap-3">
      {signs.map((sign) => (
        <LinkButton key={sign} href={addressOf(sign, 'today')} kind={sign === first ? 'primary' : 'quiet'}>
          {t('result.read', { sign: t(`sign.${sign}`) })}
        </LinkButton>
      ))}
      <LinkButton
        href={isWhole ? `/kundli-details#${encodeChartLink(birth, readSettings())}` : '/kundli-form'}
        kind="quiet"
      >
        {t('result.chart')}
      </LinkButton>
      {email && (
        // A mail program requires %20 where a form writes a plus.
        <a
          href={`mailto:${encodeURIComponent(email)}?${mail.toString().replaceAll('+', '%20')}`}
          className={buttonClasses('quiet')}
        >
          {t('result.mail')}
        </a>
      )}
    </div>
  )
}

function Remembered() {
  const { t } = useTranslation('horoscope')
  const own = useOwnSign()
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      {own ? t('result.kept') : t('result.forgotten')}
      {own && (
        <Button kind="quiet" onClick={() => storeOwnSign(null)}>
          {t('result.forget')}
        </Button>
      )}
    </p>
  )
}
