import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { fromBirthInput } from '../../../shared/birth/birth.ts'
import { toBirthPlace } from '../../../shared/birth/birth-place.ts'
import { fetchOwnBirth, findBirthplace } from '../../../shared/birth/own-birth.ts'
import type { TypedBirth } from '../../../shared/birth/typed-birth.ts'
import { readSettings } from '../../../shared/birth/chart-preferences.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage, type NoticeKind } from '../../../ui/notice.tsx'
import { SavedList } from '../components/saved-list.tsx'

/** Shows the user's saved charts, each opened with a tap. */
export function OwnCharts() {
  const navigate = useNavigate()
  return (
    <QueryProvider>
      <SavedList
        onOpen={(saved) =>
          void navigate('/kundli-details', {
            state: keepPrivate({ birth: fromBirthInput(saved), settings: readSettings(), reply: null }),
          })
        }
      />
    </QueryProvider>
  )
}

type Note = { kind: NoticeKind; text: string }

type OwnDetailsProps = { onDraft: (draft: Partial<TypedBirth>) => void }

/** Fills the form from the profile of a signed-in user with one tap. */
export function OwnDetails({ onDraft }: OwnDetailsProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const { userId } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [note, setNote] = useState<Note | null>(null)

  const fill = async () => {
    if (!userId || isBusy) return
    setIsBusy(true)
    setNote(null)
    try {
      const own = await fetchOwnBirth(userId)
      setIsIncomplete(!own)
      if (!own) return
      onDraft(own)
      const place = await findBirthplace(own.placeText)
      if (place) {
        const found = toBirthPlace(place, language)
        onDraft({ ...own, place: found, placeText: found.label })
        setNote({ kind: 'info', text: t('mine.placeTaken', { place: found.label }) })
      } else if (own.placeText) {
        setNote({ kind: 'warning', text: t('mine.placeUnknown', { place: own.placeText }) })
      }
    } catch (error) {
      setNote({ kind: 'error', text: `${t('mine.failed')} ${errorWords(error, language, '')}`.trim() })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="quiet" disabled={!userId} busy={isBusy && t('mine.loading')} onClick={() => void fill()}>
        {t('mine.use')}
      </Button>
      {isIncomplete && (
        <p className="flex flex-wrap items-center gap-3">
          {t('mine.incomplete')}
          <LinkButton href="/profile?redirect=%2Ffreekundli" kind="quiet">
            {t('mine.toProfile')}
          </LinkButton>
        </p>
      )}
      <FormMessage kind={note?.kind} text={note?.text} />
    </div>
  )
}
