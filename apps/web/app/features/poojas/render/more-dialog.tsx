import X from 'lucide-react/icons/x'
import { buttonClasses } from '../../../ui/button.tsx'
import { useWords } from './words.ts'

export const moreDialogId = 'more-poojas'

/** Filled and opened by the script when somebody asks for more poojas: a grid of cards, the way to the next ones, and Close. */
export function MoreDialog() {
  const { t } = useWords()
  return (
    <dialog
      id={moreDialogId}
      aria-labelledby="more-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-paper-raised text-ink shadow-lift"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper-raised py-1 pl-5 pr-1">
        <h2 id="more-title" className="text-2xl leading-tight">
          {t('more.title')}
        </h2>
        <button
          type="button"
          aria-label={t('more.close')}
          command="close"
          commandfor={moreDialogId}
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul data-grid="" className="grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3" />
      <p role="status" data-waiting="" className="px-5 text-center text-ink-soft" />
      <div className="flex flex-wrap justify-center gap-3 p-5 pt-3">
        <button type="button" data-next="" className={buttonClasses('quiet')}>
          {t('more.load')}
        </button>
        <button type="button" command="close" commandfor={moreDialogId} className={buttonClasses('primary')}>
          {t('more.close')}
        </button>
      </div>
    </dialog>
  )
}
