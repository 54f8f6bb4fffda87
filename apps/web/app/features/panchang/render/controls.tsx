import type { ReactNode } from 'react'
import { buttonClasses, chipClasses } from '../../../ui/button.tsx'
import { notations } from '../../../shared/almanac/clock-text.ts'
import { useAlmanac, useWords } from './almanac.tsx'
import { CitySearch } from './messages.tsx'

const cardLook =
  'beside-its-button max-h-[80dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-paper-raised p-4 text-ink shadow-lift'

/** A card that the browser opens and closes; with scripts, the named island replaces its plain content. */
export function IslandCard({
  id,
  label,
  island,
  children,
  ...facts
}: { id: string; label: string; island: string; children: ReactNode } & Record<`data-${string}`, string | undefined>) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={label} className={cardLook}>
      <div data-island={island} {...facts}>
        <div data-static="" className="grid gap-3">
          {children}
        </div>
      </div>
    </div>
  )
}

/** Shows the place of a page, and a card to change it. `pattern` is this page's address with {city} in it. */
export function PlaceChange({ name, pattern, townsOnly }: { name: string; pattern: string; townsOnly?: boolean }) {
  const { t } = useWords()
  return (
    <>
      <button
        type="button"
        popoverTarget="change-place"
        className={buttonClasses('quiet', 'min-w-0 gap-1.5 font-normal max-sm:px-3')}
      >
        <Pin />
        <span>
          <span className="sr-only">{t('place.shown')} </span>
          <b className="font-semibold">{name}</b>
          <span className="max-sm:sr-only"> · {t('place.change')}</span>
        </span>
      </button>
      <IslandCard
        id="change-place"
        label={t('place.change')}
        island="place"
        data-to={pattern}
        data-towns={townsOnly ? '' : undefined}
      >
        <CitySearch pattern={pattern} />
      </IslandCard>
    </>
  )
}

function Pin() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </svg>
  )
}

/**
 * Offers three notations of times, in a card of settings. They are plain links without a script; with it the page is
 * rewritten in place.
 */
export function NotationChoice() {
  const { t } = useWords()
  const { notation } = useAlmanac()
  return (
    <>
      <button type="button" popoverTarget="settings" className={buttonClasses('quiet', 'font-normal max-sm:px-3')}>
        <Clock />
        {t('clock.button')}
      </button>
      <div id="settings" popover="auto" role="dialog" aria-label={t('clock.label')} className={cardLook}>
        <p className="mb-2 font-semibold">{t('clock.label')}</p>
        <div role="group" aria-label={t('clock.label')} className="flex flex-wrap gap-2">
          {notations.map((choice) => (
            <a
              key={choice}
              href={`?clock=${choice}`}
              rel="nofollow"
              data-notation={choice}
              data-stay=""
              aria-current={choice === notation ? 'true' : undefined}
              className={chipClasses('tabular')}
            >
              {t(`clock.${choice}`)}
            </a>
          ))}
        </div>
      </div>
    </>
  )
}

function Clock() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </svg>
  )
}
