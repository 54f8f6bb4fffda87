import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Chart } from '../../ui/drawings/chart.tsx'
import { Planet } from '../../ui/drawings/planet.tsx'
import { Scales } from '../../ui/drawings/scales.tsx'
import { Sunrise } from '../../ui/drawings/sunrise.tsx'
import { Heading } from '../../ui/heading.tsx'

const news = [
  { key: 'checked', to: '/panchang', Picture: Sunrise },
  { key: 'causes', to: '/todayshoroscope', Picture: Planet },
  { key: 'meter', to: '/privacy#sessions', Picture: Scales },
  { key: 'device', to: '/freekundli', Picture: Chart },
] as const

/** Shows four news items, each with a drawing and a link to its page. */
export function News() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="news" className="grid gap-5">
      <Heading id="news">{t('news.title')}</Heading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {news.map(({ key, to, Picture }) => (
          <li
            key={key}
            className="grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-lg border border-rule bg-paper-raised p-5"
          >
            <Picture size={112} className="mx-auto mb-2" />
            <h3 className="text-xl">{t(`news.${key}.title`)}</h3>
            <p className="text-ink-soft">{t(`news.${key}.text`)}</p>
            <a
              href={to}
              className="inline-flex min-h-12 items-center font-semibold text-ink underline decoration-rule-strong underline-offset-4 hover:text-sindoor"
            >
              {t(`news.${key}.link`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
