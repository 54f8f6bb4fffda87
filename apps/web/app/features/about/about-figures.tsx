import type { Figures } from '@sankalp/contract/company'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Heading } from '../../ui/heading.tsx'

const names = ['satisfaction', 'users', 'conversations'] as const

/** Shows the available figures, each above its label; nothing if there are none. */
export function AboutFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('about')
  const shown = names.filter((name) => figures[name] !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="figures">{t('figures.title')}</Heading>
        {figures.isSample && <p className="text-ink-soft">{t('figures.sample')}</p>}
      </div>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse border-t border-rule pt-2">
            <dt className="text-ink-soft">{t(`figures.${name}`)}</dt>
            <dd className="tabular font-heading text-4xl leading-snug">{figures[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
