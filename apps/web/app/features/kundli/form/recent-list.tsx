import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Birth } from '../../../shared/birth/birth.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { readSettings } from '../../../shared/birth/chart-preferences.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { BirthRow } from './birth-row.tsx'
import { addSearch, clearSearches, readSearches } from './recent-searches.ts'

/** Lists the recent searches with name, time and place; a tap opens the chart again. */
export function RecentList() {
  const { t } = useTranslation('kundli')
  const navigate = useNavigate()
  const [searches, setSearches] = useState(readSearches)
  // Only this browser knows them, so they appear after hydration.
  const isLive = useIsLive()
  if (!isLive || searches.length === 0) return null

  const open = (birth: Birth) => {
    addSearch(birth)
    void navigate('/kundli-details', { state: keepPrivate({ birth, settings: readSettings(), reply: null }) })
  }
  const clear = () => {
    clearSearches()
    setSearches([])
  }

  return (
    <section aria-labelledby="recent" className="grid gap-2">
      <Heading level={2} id="recent" className="text-2xl">
        {t('recent.title')}
      </Heading>
      <ul>
        {searches.map((birth, index) => (
          <BirthRow
            key={index}
            birth={birth}
            onOpen={() => open(birth)}
            openLabel={t('recent.open', { name: birth.name })}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{t('recent.where')}</span>
        <Button kind="quiet" onClick={clear}>
          {t('recent.clear')}
        </Button>
      </p>
    </section>
  )
}
