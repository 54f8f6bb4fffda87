import { buttonClasses } from '../../../ui/button.tsx'
import { linkLook, useWords } from './words.ts'

/**
 * Another place for the day. The browser opens the card by itself; without script its form leads to that place's
 * panchang, with script the place is stored and the page changes to it.
 */
export function PlaceChange() {
  const { t } = useWords()
  return (
    <>
      <button type="button" popoverTarget="change-place" className={`min-h-12 ${linkLook}`}>
        {t('day.change')}
      </button>
      <div
        id="change-place"
        popover="auto"
        role="dialog"
        aria-label={t('day.change')}
        className="beside-its-button max-h-[80dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-paper-raised p-4 text-ink shadow-lift"
      >
        <div data-island="place">
          <form data-static="" action="/panchang" method="get" role="search" className="grid gap-2">
            <label className="grid gap-1">
              <span className="font-semibold">{t('panchang:place.field')}</span>
              <input
                name="city"
                required
                maxLength={80}
                className="min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3"
              />
            </label>
            <button type="submit" className={buttonClasses('primary')}>
              {t('panchang:place.show')}
            </button>
          </form>
        </div>
      </div>
    </>
  )
}
