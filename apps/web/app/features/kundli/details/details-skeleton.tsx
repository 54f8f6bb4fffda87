import { chartCodePattern } from '@sankalp/contract/chart-link'
import { useLocation } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** A placeholder with the page's shape while the chart loads. */
export function DetailsSkeleton() {
  const { t } = useTranslation('kundli')
  const picture = useSharedPicture()
  return (
    <div className="page-width grid gap-6 py-8 sm:py-12">
      <PageHead title={t('details.title')} description={t('details.description')} hidden {...picture} />
      <Heading level={1}>{t('details.title')}</Heading>
      <p role="status" className="text-ink-soft">
        {t('details.opening')}
      </p>
      <noscript>
        <p>{t('form.noScript')}</p>
      </noscript>
      <Skeleton className="h-6 max-w-sm" />
      <div className="grid gap-8 md:grid-cols-2">
        <Skeleton className="aspect-square" />
        <Skeleton className="aspect-square max-md:hidden" />
      </div>
    </div>
  )
}

/** Returns the picture of a link whose owner chose to show the drawn chart. */
function useSharedPicture(): { image?: string } {
  const language = useLanguage()
  const code = new URLSearchParams(useLocation().search).get('chart')
  return code && chartCodePattern.test(code) ? { image: `/share/kundli/${code}.png?lng=${language}` } : {}
}
