import { data } from 'react-router'
import { useTranslation } from '../lib/locale/use-translation.ts'
import { PageHead } from '../lib/page-head.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/design.ts'

export const handle: RouteHandle = { namespaces: ['design'] }

/** For us and for whoever judges the design: only a demo shows it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(visitContext).demo) throw data(null, { status: 404 })
  return null
}

export default function Design() {
  const { t } = useTranslation('design')
  return (
    <section className="page-width py-10">
      <PageHead title={t('title')} description={t('title')} hidden />
      <h1 className="text-4xl">{t('title')}</h1>
    </section>
  )
}
