import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

// Loaded when it is opened: few visitors ask a question, and the form has a field for places.
const PrashnaForm = lazy(() => import('./prashna-form.tsx'))

/** The way to a prashna, folded below the form of a birth. */
export function PrashnaEntry() {
  const { t } = useTranslation('kundli')
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  // It may have been opened before the script loaded.
  useEffect(() => setIsOpened(fold.current?.open ?? false), [])
  return (
    <details ref={fold} onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}>
      <summary className="min-h-12 border-t border-rule py-3">
        <Heading level={2} className="inline text-xl">
          {t('prashna.entry')}
        </Heading>
      </summary>
      <p className="pb-4 text-ink-soft">{t('prashna.lead')}</p>
      {isOpened && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <PrashnaForm />
        </Suspense>
      )}
    </details>
  )
}
