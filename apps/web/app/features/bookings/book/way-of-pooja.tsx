import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** How the pooja takes place. There is one way so far, so that nothing has to be chosen; the other is named as to come. */
export function WayOfPooja() {
  const { t } = useTranslation('bookings')
  return (
    <fieldset className="grid gap-3 border-t border-rule pt-4 text-sm">
      <legend className="sr-only">{t('mode.title')}</legend>
      <label className="flex items-start gap-3">
        <input
          type="radio"
          name="bookingType"
          value="Online"
          defaultChecked
          aria-label={t('mode.online')}
          aria-describedby="online-means"
          className="mt-0.5 size-5 accent-marigold"
        />
        <span>
          <strong className="font-semibold">{t('mode.online')}</strong>
          <span id="online-means" className="block text-ink-soft">
            {t('mode.onlineText')}
          </span>
        </span>
      </label>
      <label className="flex cursor-not-allowed items-start gap-3 text-ink-soft">
        <input
          type="radio"
          name="bookingType"
          value="Offline"
          disabled
          aria-label={t('mode.offline')}
          aria-describedby="offline-means"
          className="mt-0.5 size-5"
        />
        <span>
          <strong className="font-semibold">{t('mode.offline')}</strong>
          <span id="offline-means" className="block">
            {t('mode.offlineText')}
          </span>
        </span>
      </label>
    </fieldset>
  )
}
