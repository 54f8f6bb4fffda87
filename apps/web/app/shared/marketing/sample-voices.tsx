import { sampleVoices } from '@sankalp/content/marketing'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Testimonials } from './testimonials.tsx'

/** Shows the demo's sample testimonials, marked as such. */
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
