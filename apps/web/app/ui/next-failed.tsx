import { useNavigation, useRevalidator } from 'react-router'
import { Button } from './button.tsx'

type NextFailedProps = {
  texts: { failed: string; whatToDo: string; tryAgain: string; loading: string }
  /** By default, requests the same page again. */
  onRetry?: () => void
}

/**
 * Shows over a page that stays because the next one could not be loaded. It is at the bottom of the screen, visible at
 * every scroll position.
 */
export function NextFailed({ texts, onRetry }: NextFailedProps) {
  const { revalidate, state } = useRevalidator()
  const isTrying = useNavigation().state === 'loading' || state === 'loading'
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-20 p-3">
      <div className="page-width flex flex-wrap items-center justify-between gap-3 rounded-md border-l-4 border-sindoor bg-sindoor-tint p-4 shadow-lift">
        <div>
          <p className="font-semibold">{texts.failed}</p>
          <p>{texts.whatToDo}</p>
        </div>
        <Button kind="quiet" busy={isTrying && texts.loading} onClick={onRetry ?? (() => void revalidate())}>
          {texts.tryAgain}
        </Button>
      </div>
    </div>
  )
}
