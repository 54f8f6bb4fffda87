import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'

type Table = 'cusps' | 'grahas' | 'houses' | 'signifies' | 'nodes' | 'ruling' | 'subs'

/**
 * On paper the cusps and the grahas stand side by side, and who rules below. The significators follow from them and
 * would take two more sheets.
 */
const onPaper: Partial<Record<Table, string>> = {
  cusps: 'open-on-paper',
  grahas: 'open-on-paper',
  ruling: 'open-on-paper print:order-last print:col-span-2',
}

type FoldProps = { table: Table; isOpen?: boolean; onOpen?: () => void; children: ReactNode }

/** A table of KP that is closed at first on the screen and open in print. */
export function Fold({ table, isOpen, onOpen, children }: FoldProps) {
  const { t } = useTranslation('kp')
  return (
    <details
      open={isOpen}
      onToggle={onOpen}
      className={classes('border-t border-rule break-inside-avoid', onPaper[table] ?? 'print:hidden')}
    >
      <summary className="min-h-12 py-3 print:min-h-0 print:py-1">
        <Heading level={3} className="inline">
          {t(`${table}.title`)}
        </Heading>
      </summary>
      <div className="grid gap-3 pb-4 print:gap-1">
        <p className="max-w-prose text-ink-soft">{t(`${table}.note`)}</p>
        {children}
      </div>
    </details>
  )
}
