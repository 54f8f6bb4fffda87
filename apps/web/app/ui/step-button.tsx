import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ButtonHTMLAttributes } from 'react'

/** Classes of a round control of a moving row. */
export const stepClasses =
  'inline-flex size-12 items-center justify-center rounded-full border border-rule-strong bg-paper-raised text-ink hover:border-ink hover:bg-paper-sunk aria-disabled:border-rule aria-disabled:text-ink-soft'

type StepButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'children'> & {
  to: 'previous' | 'next'
  'aria-label': string
}

/** The arrow button of every row that is moved through. */
export function StepButton({ to, ...rest }: StepButtonProps) {
  const Arrow = to === 'previous' ? ChevronLeft : ChevronRight
  return (
    <button {...rest} type="button" className={stepClasses}>
      <Arrow size={22} aria-hidden="true" />
    </button>
  )
}
