import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { goToPart } from './go-to-part.ts'

export const pageParts = ['reading', 'periods', 'year', 'chart', 'share', 'tables'] as const
export const timedTables = [
  'charts',
  'birth',
  'planets',
  'panchang',
  'dashas',
  'doshas',
  'yogas',
  'ashtakavarga',
  'shadbala',
  'kp',
  'varshaphal',
  'further',
] as const
export const untimedTables = ['needs', 'birth', 'planets', 'doshas', 'yogas'] as const
export type Part = (typeof pageParts)[number] | (typeof timedTables | typeof untimedTables)[number]

type SectionNavProps = {
  parts: readonly Part[]
  label: string
  /** Stays in reach while the page is scrolled. */
  isSticky?: boolean
}

/** Links to parts of the page. They are buttons, because the hash of the address may hold a birth. */
export function SectionNav({ parts, label, isSticky = false }: SectionNavProps) {
  const { t } = useTranslation('kundli')
  return (
    <nav
      aria-label={label}
      className={classes(
        'print:hidden',
        isSticky && 'sticky top-(--below-bar) z-10 -mx-4 border-y border-rule bg-paper px-4 md:mx-0 md:px-0',
      )}
    >
      <ul className={classes('flex gap-1', isSticky ? 'overflow-x-auto' : 'flex-wrap')}>
        {parts.map((part) => (
          <li key={part} className="shrink-0">
            <button
              type="button"
              onClick={() => goToPart(part)}
              className="min-h-12 px-3 font-semibold text-ink-soft hover:text-ink"
            >
              {t(`details.sections.${part}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
