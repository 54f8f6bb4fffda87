import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Heading } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'

const news = [
  { key: 'checked', to: '/panchang', picture: 'things/sunrise' },
  { key: 'causes', to: '/todayshoroscope', picture: 'things/planet' },
  { key: 'meter', to: '/privacy#sessions', picture: 'things/scales' },
  { key: 'device', to: '/freekundli', picture: 'things/chart' },
] as const

/** Shows four news items, each with a drawing and a link to its page. */
export function News() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="news" className="grid gap-5">
      <Heading id="news">{t('news.title')}</Heading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {news.map(({ key, to, picture }) => (
          <li
            key={key}
            className="grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-lg border border-rule bg-paper-raised p-5"
          >
            <Picture name={picture} size={160} className="mx-auto mb-2 rounded-md" />
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
