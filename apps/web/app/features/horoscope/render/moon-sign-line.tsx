import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** That it is the Moon's sign that counts here, and where to learn one's own. */
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
