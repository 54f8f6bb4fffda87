import type { BlogCategory } from '@sankalp/contract/blog-keys'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { buttonClasses } from '../../../ui/button.tsx'

const paths = {
  panchang: '/panchang',
  hours: '/panchang',
  kundli: '/freekundli',
  horoscope: '/horoscopePage',
  festivals: '/festivals',
} as const

/** The most likely next action of a reader, by category. */
const stepOf: Record<BlogCategory, keyof typeof paths> = {
  Home: 'panchang',
  Tarot: 'horoscope',
  Vastu: 'panchang',
  Vedic: 'panchang',
  Kundli: 'kundli',
  Sports: 'hours',
  Transits: 'horoscope',
  Festivals: 'festivals',
  Business: 'hours',
  GemsStone: 'kundli',
  Numerology: 'kundli',
  'Zodiac Signs': 'horoscope',
}

export function NextStep({ category }: { category: BlogCategory }) {
  const { t } = useTranslation('blog')
  const step = stepOf[category]
  return (
    <section
      aria-labelledby="next-step"
      className="grid justify-items-start gap-3 rounded-lg border border-rule bg-paper-raised p-5 sm:p-6"
    >
      <h2 id="next-step" className="text-2xl leading-snug">
        {t('article.next')}
      </h2>
      <p>{t(`next.${step}.text`)}</p>
      <a href={paths[step]} className={buttonClasses('primary')}>
        {t(`next.${step}.button`)}
      </a>
    </section>
  )
}
