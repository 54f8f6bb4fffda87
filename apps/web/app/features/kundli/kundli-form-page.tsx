import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { KundliScene } from './kundli-scene.tsx'
import { LazyKundliForm } from './form/lazy-kundli-form.tsx'

/** /kundli-form: the form alone. */
export function KundliFormPage() {
  const { t } = useTranslation('kundli')
  return (
    <div className="page-width grid max-w-2xl gap-3 pb-8 sm:gap-6 sm:py-8">
      <PageHead title={t('formPage.title')} description={t('formPage.description')} />
      <KundliScene />
      <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{t('formPage.title')}</h1>
      <Card>
        <LazyKundliForm />
      </Card>
    </div>
  )
}
