import { isRunning } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { formatRupees } from '@sankalp/contract/money'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { readTab } from '../../../lib/storage.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useRunningConsultation } from '../../../shared/consultations/get-running.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { clockOfMs, meterNow } from '../room/meter-now.ts'

const rooms = ['/chatComponent', '/audioVideoComponent']

/**
 * On every page while a talk runs: with whom, the time left, the price so far and the way back. The rooms show it
 * themselves, and the acharya's console has its own bar.
 */
export function RunningBar() {
  const { userId } = useSession()
  const { pathname } = useLocation()
  const { data, dataUpdatedAt } = useRunningConsultation()
  if (!data || !isRunning(data.state) || rooms.includes(pathname) || pathname.startsWith('/acharya')) return null
  return <Bar consultation={data} isUser={data.user.userId === userId} toldAt={dataUpdatedAt} />
}

function Bar({ consultation, isUser, toldAt }: { consultation: Consultation; isUser: boolean; toldAt: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useEachSecond()
  const { remainingMs, chargePaise } = meterNow(consultation, now - toldAt)
  const { user, acharya, isPoojaCall, requestId } = consultation
  useStayIn(requestId)
  return (
    <section aria-label={t('talk.label')} data-running-talk="" className="border-t border-rule bg-marigold-tint">
      <div className="page-width flex h-14 items-center justify-between gap-3 leading-tight">
        <p className="min-w-0">
          <span className="block truncate font-semibold">{nameIn(isUser ? acharya : user, language)}</span>
          <span role="timer" aria-live="off" className="tabular block text-sm whitespace-nowrap">
            {t('talk.left', { time: clockOfMs(remainingMs) })}
            {!isPoojaCall && <> · {formatRupees(chargePaise, language)}</>}
          </span>
        </p>
        <a href={roomAddress(consultation)} className={buttonClasses('primary', 'shrink-0 px-3! sm:px-5!')}>
          {t('talk.back')}
        </a>
      </div>
    </section>
  )
}

function useEachSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * The talk goes on after its room was left, as the question before leaving says, also over a reload: a new connection of
 * this tab takes part again. Without that the server would end the talk after a minute.
 */
function useStayIn(requestId: string): void {
  useEffect(() => {
    if (readTab('inTalk') !== requestId) return
    let stop: (() => void) | null = null
    let isOver = false
    void import('../../../lib/live/live.ts').then(
      ({ onConnect, send }) => {
        if (isOver) return
        // A lost connection joins again when it is back; a consultation that has ended needs no connection.
        stop = onConnect(() => void send('consultation:join', { requestId }).catch(() => {}))
      },
      // Without its script there is no connection that could take part.
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [requestId])
}
