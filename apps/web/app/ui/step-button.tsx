import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ButtonHTMLAttributes } from 'react'

/** A round control of a row that moves. */
export const stepClasses =
  'inline-flex size-12 items-center justify-center rounded-full border border-rule-strong bg-paper-raised text-ink hover:border-ink hover:bg-paper-sunk aria-disabled:border-rule aria-disabled:text-ink-soft'

type StepButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'children'> & {
  to: 'previous' | 'next'
  'aria-label': string
  /** What the script of the row looks for. */
  [name: `data-${string}`]: string
}

/** The arrow of every row that is stepped through. */
export function StepButton({ to, ...rest }: StepButtonProps) {
  const Arrow = to === 'previous' ? ChevronLeft : ChevronRight
  return (
    <button {...rest} type="button" className={stepClasses}>
      <Arrow size={22} aria-hidden="true" />
    </button>
  )
}
