import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Says that the Moon sign counts here, and where to find one's own. */
export function MoonSignLine() {
  const { t } = useTranslation('horoscope')
  return (
    <p className="max-w-2xl text-ink-soft">
      {t('page.lead')}{' '}
      <a href="/todayshoroscope#moon-sign" className="font-semibold text-sindoor underline">
        {t('page.findSign')}
      </a>
    </p>
  )
}
