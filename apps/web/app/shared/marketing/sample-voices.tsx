import { sampleVoices } from '@sankalp/content/marketing'
import { Testimonials } from '../../ui/testimonials.tsx'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'

/** The demo's voices, marked as such. A drawn page shows them where `visit.demo`, and turns them with `turnTestimonials`. */
export function SampleVoices() {
  const { t } = useTranslation('marketing')
  const language = useLanguage()
  return (
    <Testimonials
      title={t('voices.title')}
      note={t('voices.sample')}
      voices={sampleVoices.map(({ text, name, place }) => ({
        text: text[language],
        name: name[language],
        place: place[language],
      }))}
      texts={{
        list: t('voices.list'),
        previous: t('voices.previous'),
        next: t('voices.next'),
        pause: t('voices.pause'),
        play: t('voices.play'),
      }}
    />
  )
}
