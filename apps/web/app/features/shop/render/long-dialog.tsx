import X from 'lucide-react/icons/x'
import { buttonClasses } from '../../../ui/button.tsx'
import { useWords } from './words.ts'

const dialogId = 'long-list'

/** Filled and opened by the script: products ten at a time, the way to the next ones, and Close. */
export function LongDialog() {
  const { t } = useWords()
  return (
    <dialog
      id={dialogId}
      aria-labelledby="long-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-paper-raised text-ink shadow-lift"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper-raised py-1 pl-5 pr-1">
        <h2 id="long-title" className="text-2xl leading-tight">
          {t('dialog.title')}
        </h2>
        <button
          type="button"
          aria-label={t('dialog.close')}
          command="close"
          commandfor={dialogId}
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul data-grid="" className="grid grid-cols-2 gap-3 p-3 max-xs:grid-cols-1 sm:gap-4 sm:p-5 lg:grid-cols-4" />
      <p role="status" data-waiting="" className="px-5 text-center text-ink-soft" />
      <div className="flex flex-wrap justify-center gap-3 p-5 pt-3">
        <button type="button" data-next="" className={buttonClasses('quiet')}>
          {t('dialog.load')}
        </button>
        <button type="button" command="close" commandfor={dialogId} className={buttonClasses('primary')}>
          {t('dialog.close')}
        </button>
      </div>
    </dialog>
  )
}
