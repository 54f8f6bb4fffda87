import { buttonClasses } from '../../../ui/button.tsx'
import { useAlmanac, useWords } from './almanac.tsx'
import { Section } from './parts.tsx'

type Where = { city: string; date: string }

/** Links to the other pages of the same place, and to its calendar feed. */
export function Also({
  city,
  date,
  except,
}: Where & { except?: 'panchang' | 'calendar' | 'festivals' | 'choghadiya' | 'rahuKaal' }) {
  const { t } = useWords()
  const [year = '', month = ''] = date.split('-')
  const pages = {
    panchang: `/panchang/${city}`,
    calendar: `/calendar/${city}/${year}/${Number(month)}`,
    festivals: `/festivals/${year}?city=${city}`,
    choghadiya: `/choghadiya/${city}`,
    rahuKaal: `/rahu-kaal/${city}`,
  }
  return (
    <Section id="also" title={t('also.title')}>
      <ul className="flex flex-wrap gap-2">
        {(Object.keys(pages) as (keyof typeof pages)[])
          .filter((page) => page !== except)
          .map((page) => (
            <li key={page}>
              <a href={pages[page]} className={buttonClasses('quiet')}>
                {t(`also.${page}`, { year })}
              </a>
            </li>
          ))}
      </ul>
      <Feed city={city} />
    </Section>
  )
}

/** Offers the days and festivals of a city for the reader's own calendar app, which updates them by itself. */
function Feed({ city }: { city: string }) {
  const { t } = useWords()
  const { origin, language } = useAlmanac()
  const address = `${origin}/calendar/${city}.ics${language === 'hin' ? '?lng=hin' : ''}`
  return (
    <div className="grid max-w-2xl gap-2">
      <h3 className="text-xl">{t('feed.title')}</h3>
      <p className="text-ink-soft">{t('feed.text')}</p>
      <div className="flex flex-wrap gap-2">
        <a href={address.replace(/^https?:/, 'webcal:')} data-plain="" className={buttonClasses('quiet')}>
          {t('feed.subscribe')}
        </a>
        <button type="button" data-copy={address} className={buttonClasses('quiet')}>
          {t('feed.copy')}
        </button>
        <a href={address} data-plain="" className={buttonClasses('quiet')}>
          {t('feed.download')}
        </a>
      </div>
    </div>
  )
}
