import { type ReactNode, createContext, use, useId, useMemo, useState } from 'react'
import { PopoverCard } from '../../ui/popover-card.tsx'

type Shown = { term: string; meaning: ReactNode }
type Explain = { popoverId: string; show: (shown: Shown) => void }

const ExplainContext = createContext<Explain | null>(null)

/** One card for all explanations of the page: it opens below the button that was pressed. */
export function Meanings({ children }: { children: ReactNode }) {
  const popoverId = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const explain = useMemo(() => ({ popoverId, show: setShown }), [popoverId])
  return (
    <ExplainContext value={explain}>
      {children}
      <PopoverCard id={popoverId} label={shown?.term ?? ''}>
        <div className="grid gap-1 p-4">
          <p className="font-heading text-lg">{shown?.term}</p>
          <div className="text-ink-soft">{shown?.meaning}</div>
        </div>
      </PopoverCard>
    </ExplainContext>
  )
}

type MeaningProps = {
  term: string
  meaning: ReactNode
  /** What is seen instead of the term, such as its first letters. */ children?: ReactNode
  className?: string
}

/** A term whose meaning opens with a tap. */
export function Meaning({ term, meaning, children, className = '' }: MeaningProps) {
  const explain = use(ExplainContext)
  if (!explain) throw new Error('a Meaning was rendered outside of Meanings')
  return (
    <button
      type="button"
      popoverTarget={explain.popoverId}
      onClick={() => explain.show({ term, meaning })}
      className={`relative min-h-6 min-w-6 text-left decoration-rule-strong decoration-dotted underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:decoration-ink not-print:underline ${className}`}
    >
      {children === undefined ? (
        term
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="sr-only">{term}</span>
        </>
      )}
    </button>
  )
}
