import { useTranslation } from '../../lib/locale/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Drawn portraits as an illustration; real acharyas are shown with their names and figures. */
const portraits = ['acharyas/other-0', 'acharyas/other-1', 'acharyas/other-2']

export function AcharyaStrip() {
  const { t } = useTranslation('kundli')
  return (
    <section
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6"
      aria-labelledby="acharyas"
    >
      <div className="flex -space-x-3" aria-hidden="true">
        {portraits.map((name) => (
          <Picture key={name} name={name} size={72} className="rounded-full" />
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
