import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Says that the Moon sign counts here, and where to find one's own. */
export function MoonSignLine() {
  const { t } = useTranslation('horoscope')
  return (
    <p className="text-ink-soft">
      {t('page.lead')}{' '}
      <a
        href="/todayshoroscope#moon-sign"
        className="font-semibold text-ink underline underline-offset-4 hover:decoration-marigold"
      >
        {t('page.findSign')}
      </a>
    </p>
  )
}
