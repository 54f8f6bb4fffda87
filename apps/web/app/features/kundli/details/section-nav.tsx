import { useTranslation } from '../../../lib/locale/use-translation.ts'

export const timedParts = [
  'charts',
  'share',
  'birth',
  'planets',
  'panchang',
  'dashas',
  'doshas',
  'yogas',
  'ashtakavarga',
  'shadbala',
  'further',
] as const
export const untimedParts = ['charts', 'share', 'needs', 'birth', 'planets', 'doshas', 'yogas'] as const
export type Part = (typeof timedParts)[number] | (typeof untimedParts)[number]

/** Links to every part, always in reach. They are buttons, because the hash of the address may hold a birth. */
export function SectionNav({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('kundli')
  return (
    <nav
      aria-label={t('details.sectionsLabel')}
      className="sticky top-(--below-bar) z-10 -mx-4 border-y border-rule bg-paper px-4 md:mx-0 md:px-0 print:hidden"
    >
      <ul className="flex gap-1 overflow-x-auto">
        {parts.map((part) => (
          <li key={part} className="shrink-0">
            <button
              type="button"
              onClick={() => goTo(part)}
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

function goTo(part: Part): void {
  const heading = document.querySelector<HTMLElement>(`[data-part="${part}"]`)
  heading?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  heading?.focus({ preventScroll: true })
}
