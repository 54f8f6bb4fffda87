import { useState } from 'react'
import { birthDateText } from '../../shared/birth/birth-text.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Couple } from './couple.ts'
import { clearRecentMatches, readRecentMatches } from './recent-matches.ts'

/** Lists the latest five couples, each fills the form with one tap. */
export default function RecentList({ onChoose }: { onChoose: (couple: Couple) => void }) {
  const { t } = useTranslation('matching')
  const language = useLanguage()
  const [couples, setCouples] = useState(readRecentMatches)
  if (couples.length === 0) return null
  const clear = () => {
    clearRecentMatches()
    setCouples([])
    showToast('success', t('recent.cleared'))
  }
  const choose = (couple: Couple) => {
    onChoose(couple)
    document.getElementById('match-form')?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    <section aria-labelledby="recent-matches" className="mt-4 grid gap-2">
      <Heading level={3} id="recent-matches">
        {t('recent.title')}
      </Heading>
      <ul className="grid sm:grid-cols-2 sm:gap-x-8">
        {couples.map((couple) => {
          const { groom, bride } = couple
          return (
            <li key={JSON.stringify(couple)} className="border-t border-rule">
              <button
                type="button"
                onClick={() => choose(couple)}
                aria-label={t('recent.open', { groom: groom.name, bride: bride.name })}
                className="w-full py-3 text-left hover:text-sindoor"
              >
                <span className="block font-semibold">
                  {t('recent.couple', { groom: groom.name, bride: bride.name })}
                </span>
                <span className="text-sm text-ink-soft">
                  {birthDateText(groom, language)} · {birthDateText(bride, language)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="quiet" onClick={clear}>
          {t('recent.clear')}
        </Button>
        <p className="text-sm text-ink-soft">{t('recent.where')}</p>
      </div>
    </section>
  )
}
