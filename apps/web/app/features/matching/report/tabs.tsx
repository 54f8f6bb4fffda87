import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'

type Tab = { key: string; label: string; content: ReactNode }

/** Shows one of a few panels. Arrow keys move from tab to tab; in print all of them are shown. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const go = (event: KeyboardEvent, at: number) => {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    setChosen(index)
    document.getElementById(`${id}-tab-${index}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className="flex border-b border-rule-strong print:hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={(event) => go(event, index)}
            className="min-h-12 grow border-b-4 border-transparent px-3 font-heading text-xl hover:text-sindoor aria-selected:border-marigold sm:grow-0 sm:px-6"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          className={classes('pt-4', index !== chosen && 'hidden print:block')}
        >
          <h2 className="hidden text-2xl print:block print:break-after-avoid">{tab.label}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
