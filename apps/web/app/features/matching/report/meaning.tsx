import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { type ReactNode, useId } from 'react'
import { PopoverCard } from '../../../ui/popover-card.tsx'
import { useReportWords } from './report-words.ts'

/** Shows the meaning of a term after a tap. The browser opens and closes it. */
export function Meaning({ term, children }: { term: string; children: string }) {
  const t = useReportWords()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('report.meaning', { term })}
        className="-my-2.5 inline-grid size-12 shrink-0 place-items-center rounded-full align-middle text-ink-soft hover:text-sindoor print:hidden"
      >
        <CircleQuestionMark aria-hidden="true" size={20} />
      </button>
      <PopoverCard id={id} label={t('report.meaning', { term })} className="print:hidden">
        <p className="p-4 font-text text-base leading-normal hi:leading-relaxed">
          <strong className="block font-semibold">{term}</strong>
          {children}
        </p>
      </PopoverCard>
    </>
  )
}

/** A heading or a field with the meaning of its term beside it: the button is not part of its accessible name. */
export function Explained({ term, meaning, children }: { term: string; meaning: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-end">
      {children}
      <Meaning term={term}>{meaning}</Meaning>
    </div>
  )
}
