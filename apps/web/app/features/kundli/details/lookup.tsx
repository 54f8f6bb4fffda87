import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'

type Part =
  | 'karakas'
  | 'arudhas'
  | 'upagrahas'
  | 'specialLagnas'
  | 'bhavaBala'
  | 'maitri'
  | 'ghatak'
  | 'chara'
  | 'ashtottari'
  | 'poruthams'

/** A table that is closed by default on the screen, and open in print. */
export function Lookup({ part, isWide, children }: { part: Part; isWide?: boolean; children: ReactNode }) {
  const { t } = useTranslation('kundli')
  return (
    <details
      className={classes(
        'open-on-paper border-t border-rule break-inside-avoid',
        isWide && 'md:col-span-2 print:col-span-2',
      )}
    >
      <summary className="min-h-12 py-3 print:min-h-0 print:py-1">
        <Heading level={3} className="inline">
          {t(`further.${part}`)}
        </Heading>
      </summary>
      <div className="grid gap-3 pb-4 print:gap-1">
        <p className="text-ink-soft">{t(`further.${part}Note`)}</p>
        {children}
      </div>
    </details>
  )
}

export function Rows({ children }: { children: ReactNode }) {
  return <dl className="grid">{children}</dl>
}

export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2 print:py-0.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}
