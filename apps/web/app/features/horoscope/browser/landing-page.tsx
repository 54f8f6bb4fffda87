import { memo } from 'react'
import { useLoaderData } from 'react-router'
import { lazyForm } from '../../../lib/lazy-form/lazy-form.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'

/** Most visitors only read: the form's script is loaded when somebody turns to it. */
const LazyMoonForm = lazyForm(async () => (await import('./moon-form.tsx')).MoonForm)

/** The parts of the landing that the server has rendered, and its form between them. */
export function LandingPage() {
  const { t } = useTranslation('horoscope')
  const { before, after } = useLoaderData<{ before: string; after: string }>()
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12">
      <PageHead title={t('landing.title')} description={t('landing.description')} />
      <Html html={before} />
      <section aria-labelledby="moon-sign" className="grid gap-4">
        <div>
          <h2 id="moon-sign" className="text-3xl leading-tight hi:leading-snug">
            {t('form.title')}
          </h2>
          <p className="text-ink-soft">{t('form.lead')}</p>
        </div>
        <LazyMoonForm />
      </section>
      <Html html={after} />
    </div>
  )
}

const Html = memo(function Html({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
})
