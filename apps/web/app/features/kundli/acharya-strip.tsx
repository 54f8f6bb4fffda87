import { useTranslation } from '../../lib/locale/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Portrait } from '../../ui/drawings/portrait.tsx'
import { Heading } from '../../ui/heading.tsx'

/** Drawn portraits as an illustration; real acharyas are shown with their names and figures. */
const portraits = ['man-turban-trimmed-bars', 'woman-bun-earrings', 'man-shikha-spectacles']

export function AcharyaStrip() {
  const { t } = useTranslation('kundli')
  return (
    <section
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6"
      aria-labelledby="acharyas"
    >
      <div className="flex -space-x-3" aria-hidden="true">
        {portraits.map((seed) => (
          <Portrait key={seed} seed={seed} size={72} />
        ))}
      </div>
      <div className="grid max-w-xl grow gap-1">
        <Heading level={2} id="acharyas" className="text-2xl">
          {t('page.stripTitle')}
        </Heading>
        <p className="text-ink-soft">{t('page.stripText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/chatwithastrologer">{t('page.chat')}</LinkButton>
        <LinkButton href="/talkwithastrologer" kind="quiet">
          {t('page.talk')}
        </LinkButton>
      </div>
    </section>
  )
}
