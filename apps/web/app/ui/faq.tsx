import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

type FaqProps = { id: string; title: string; entries: readonly { question: string; answer: ReactNode }[] }

/** Questions that open by themselves, with no script. */
export function Faq({ id, title, entries }: FaqProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <Heading id={id}>{title}</Heading>
      <div className="border-b border-rule">
        {entries.map(({ question, answer }) => (
          <details key={question} className="group border-t border-rule">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-sindoor [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown aria-hidden="true" size={20} className="shrink-0 group-open:rotate-180" />
            </summary>
            <div className="max-w-3xl pb-5">{answer}</div>
          </details>
        ))}
      </div>
    </section>
  )
}
