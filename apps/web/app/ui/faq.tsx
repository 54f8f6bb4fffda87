import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

type FaqProps = { id: string; title: string; entries: readonly { question: string; answer: ReactNode }[] }

/** Shows questions that open without JavaScript. */
export function Faq({ id, title, entries }: FaqProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <Heading id={id}>{title}</Heading>
      <div className="border-b border-rule">
        {entries.map(({ question, answer }) => (
          <details key={question} className="border-t border-rule">
            <summary className="min-h-12 py-3 text-lg font-semibold hover:text-sindoor">{question}</summary>
            <div className="max-w-3xl pb-5">{answer}</div>
          </details>
        ))}
      </div>
    </section>
  )
}
