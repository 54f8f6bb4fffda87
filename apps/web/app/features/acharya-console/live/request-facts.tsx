import type { Consultation, Intake } from '@sankalp/contract/live/consultations'
import { type Language, clockParts, languageTag } from '@sankalp/contract/language'
import { Suspense, lazy } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { rupeesText } from '../console-words.ts'

/** Load the engine and its tables only when there is a chart to draw. */
const IntakeChart = lazy(async () => ({
  default: (await import('../../../shared/consultations/intake-chart.tsx')).IntakeChart,
}))

/** Shows who asks, for what, and all that they entered. */
export function RequestFacts({ request }: { request: Consultation }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const { user, talk, chatMinutes, isPoojaCall, perMinute, intake } = request
  const terms = isPoojaCall ? t('ring.paidAlready') : t('ring.perMinute', { rate: rupeesText(perMinute, language) })
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar picture={user.profilePic} name={user.userName} size={64} />
        <div className="min-w-0">
          <p className="font-heading text-2xl leading-tight wrap-anywhere hi:leading-snug">{user.userName}</p>
          <p>
            {t(`ring.talks.${talk}`)}, {t('ring.minutes', { count: chatMinutes })}
          </p>
          <p className="text-sm text-ink-soft">{terms}</p>
        </div>
      </div>
      {intake ? <IntakeFacts intake={intake} /> : !isPoojaCall && <p className="text-ink-soft">{t('ring.noIntake')}</p>}
    </div>
  )
}

function IntakeFacts({ intake }: { intake: Intake }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  return (
    <>
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">{t('ring.question')}</dt>
          <dd className="wrap-anywhere">
            {intake.question ?? <span className="text-ink-soft">{t('ring.noQuestion')}</span>}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('ring.birth')}</dt>
          <dd className="wrap-anywhere">
            {intake.name}, {birthText(intake, language, t('ring.timeUnknown'))}
          </dd>
        </div>
      </dl>
      <Suspense fallback={<Skeleton className="aspect-square w-full max-w-80" />}>
        <IntakeChart intake={intake} dashas="folded" />
      </Suspense>
    </>
  )
}

/** 14 August 1996, 6:42 am, Varanasi */
function birthText({ date, time, timeUnknown, birthplace }: Intake, language: Language, unknown: string): string {
  const at = new Date(`${date}T${time}:00Z`)
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(at)
  return [
    text({ day: 'numeric', month: 'long', year: 'numeric' }),
    timeUnknown ? unknown : text(clockParts[language]),
    birthplace,
  ].join(', ')
}
