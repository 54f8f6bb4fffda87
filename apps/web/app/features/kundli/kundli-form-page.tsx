import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LazyKundliForm } from './form/lazy-kundli-form.tsx'

/** /kundli-form: the form alone. */
export function KundliFormPage() {
  const { t } = useTranslation('kundli')
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 sm:py-12">
      <PageHead title={t('formPage.title')} description={t('formPage.description')} />
      <Heading level={1}>{t('formPage.title')}</Heading>
      <Card>
        <LazyKundliForm />
      </Card>
    </div>
  )
}
