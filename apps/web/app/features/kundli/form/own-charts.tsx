import type { getUserById, User } from '@sankalp/contract/users'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../../lib/api.ts'
import { errorWords } from '../../../lib/api-words.ts'
import { fromBirthInput } from '../../../lib/birth/birth.ts'
import { type BirthDraft, emptyDraft, toHour12 } from '../../../lib/birth/birth-rules.ts'
import { readSettings } from '../../../lib/birth/chart-preferences.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { toPicked } from '../../../lib/places/picked-place.ts'
import { searchPlaces } from '../../../lib/places/place-calls.ts'
import { useSession } from '../../../lib/session.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage, type NoticeKind } from '../../../ui/notice.tsx'
import { SavedList } from '../saved/saved-list.tsx'
import { toBirthPlace } from './birthplace-field.tsx'

/** The charts somebody saved, a tap away. */
export function OwnCharts() {
  const navigate = useNavigate()
  return (
    <SavedList
      onOpen={(saved) =>
        void navigate('/kundli-details', { state: { birth: fromBirthInput(saved), settings: readSettings(), kundali: null } })
      }
    />
  )
}

type Said = { kind: NoticeKind; text: string }

type OwnDetailsProps = { onDraft: (draft: Partial<BirthDraft>) => void }

/** For somebody signed in: the form filled from their profile in one tap. */
export function OwnDetails({ onDraft }: OwnDetailsProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const { userId } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  const fill = async () => {
    if (!userId || isBusy) return
    setIsBusy(true)
    setSaid(null)
    try {
      const user = await fetchUser(userId)
      setIsIncomplete(!user.date_of_birth)
      if (!user.date_of_birth) return
      const draft = draftOf(user)
      onDraft(draft)
      const place = draft.placeText ? (await searchPlaces(draft.placeText))[0] : undefined
      if (place) {
        const found = toBirthPlace(toPicked(place), language)
        onDraft({ ...draft, place: found, placeText: found.label })
        setSaid({ kind: 'info', text: t('mine.placeTaken', { place: found.label }) })
      } else if (draft.placeText) {
        setSaid({ kind: 'warning', text: t('mine.placeUnknown', { place: draft.placeText }) })
      }
    } catch (error) {
      setSaid({ kind: 'error', text: `${t('mine.failed')} ${errorWords(error, language, '')}`.trim() })
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
      <FormMessage kind={said?.kind} text={said?.text} />
    </div>
  )
}

async function fetchUser(userId: string): Promise<User> {
  const route = { method: 'GET', path: '/api/user/getUserById/{id}' } as const
  const { user } = await callApi<typeof getUserById>(route, { params: { id: userId } })
  return user
}

/** The profile as the form takes it. Its birthplace is only a text there, and is looked up afterwards. */
export function draftOf(user: User): BirthDraft {
  const [year, month, day] = (user.date_of_birth ?? '').split('-').map((part) => String(Number(part)))
  const [hour, minute] = (user.time_of_birth ?? '').split(':').map(Number)
  const isTimed = hour !== undefined && minute !== undefined
  const half = isTimed ? toHour12(hour) : null
  return {
    ...emptyDraft,
    name: [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.name ?? ''),
    gender: user.gender?.toLowerCase() ?? '',
    day: day ?? '',
    month: month ?? '',
    year: year ?? '',
    hour: half ? String(half.hour) : '',
    minute: isTimed ? String(minute) : '',
    ampm: half?.ampm ?? '',
    placeText: user.place_of_birth ?? '',
  }
}
