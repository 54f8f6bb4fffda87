import { buttonClasses } from '../../../ui/button.tsx'
import { Kalash } from '../../../ui/drawings/kalash.tsx'
import { useWords } from '../words.ts'

export function Banner() {
  const { t } = useWords()
  return (
    <header className="border-b border-rule bg-paper-sunk">
      <div className="page-width flex items-center justify-between gap-6 py-3 sm:py-10">
        <div className="grid grow items-center gap-3 max-sm:grid-cols-[1fr_auto] sm:justify-items-start">
          <h1 className="text-2xl leading-tight hi:leading-snug sm:text-5xl">{t('heading')}</h1>
          <p className="max-w-2xl text-lg text-ink-soft max-sm:sr-only">{t('lead')}</p>
          <a href="#pooja" className={buttonClasses('primary', 'sm:mt-1')}>
            {t('bookNow')}
          </a>
        </div>
        <Kalash size={160} className="max-sm:hidden" />
      </div>
    </header>
  )
}
