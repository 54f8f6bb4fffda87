import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { onFactorNeeded } from '../../lib/api/ask-factor.ts'

type Asked = { isSetUp: boolean; answer: (isGiven: boolean) => void }

/** Loaded on demand: most sessions never need it. */
const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }))

/**
 * Asks for the second factor when an API call of this console needs it. All waiting calls share one dialog and continue
 * together.
 */
export function AskFactor({ setUpPath }: { setUpPath: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const waiting = useRef<Promise<boolean> | null>(null)
  useEffect(
    () =>
      onFactorNeeded((refusal) => {
        const isSetUp = (refusal as { facts?: { isSetUp?: boolean } } | null)?.facts?.isSetUp === true
        waiting.current ??= new Promise<boolean>((resolve) => {
          setAsked({
            isSetUp,
            answer(isGiven) {
              waiting.current = null
              setAsked(null)
              resolve(isGiven)
            },
          })
        })
        return waiting.current
      }),
    [],
  )
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <FactorDialog {...asked} setUpPath={setUpPath} />
    </Suspense>
  )
}
