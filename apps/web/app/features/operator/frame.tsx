import { operatorListNames } from '@sankalp/contract/operator-lists'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { SelectField } from '../../ui/select-field.tsx'

const rooms = [
  { path: '/admin', name: 'today' as const },
  ...operatorListNames.map((name) => ({ path: `/admin/list/${name}`, name })),
  { path: '/admin/list/articles', name: 'articles' as const },
  { path: '/admin/security', name: 'security' as const },
]

/**
 * Frames every page of the operator's console with its navigation: a list at the side on a desktop, a select field on a
 * phone.
 */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const here = pathname.replace(/\/$/, '')
  return (
    <div className="page-width grid gap-x-10 py-6 print:block lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-10">
      <nav aria-label={t('nav.label')} className="max-lg:hidden print:hidden lg:sticky lg:top-20 lg:self-start">
        <ul className="grid gap-0.5">
          {rooms.map(({ path, name }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={here === path ? 'page' : undefined}
                className="flex min-h-12 items-center rounded-md border-l-3 border-transparent px-3 text-ink-soft no-underline hover:bg-paper-sunk hover:text-ink aria-[current]:border-marigold aria-[current]:bg-marigold-tint aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`nav.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-6">
        <SelectField
          className="lg:hidden print:hidden"
          label={t('nav.label')}
          value={rooms.some(({ path }) => path === here) ? here : ''}
          prompt={t('nav.choose')}
          options={rooms.map(({ path, name }) => ({ value: path, text: t(`nav.${name}`) }))}
          onChange={({ target }) => void navigate(target.value)}
        />
        {children}
      </div>
    </div>
  )
}
