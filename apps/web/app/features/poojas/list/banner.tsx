import { buttonClasses } from '../../../ui/button.tsx'
import { Hero } from '../../../ui/hero.tsx'
import { useWords } from '../words.ts'

export function Banner() {
  const { t } = useWords()
  return (
    <Hero scene="pooja" strip={[432, 206, 830, 246]}>
      <div className="grid items-center gap-3 max-sm:grid-cols-[1fr_auto] sm:justify-items-start lg:gap-4">
        <h1 className="text-2xl leading-tight hi:leading-snug sm:text-2xl lg:text-4xl">{t('heading')}</h1>
        <p className="text-ink-soft max-lg:sr-only">{t('lead')}</p>
        <a href="#pooja" className={buttonClasses('primary')}>
          {t('bookNow')}
        </a>
      </div>
    </Hero>
  )
}
