import { isRunning } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { formatRupees } from '@sankalp/contract/money'
import Plus from 'lucide-react/icons/plus'
import { Suspense, lazy, useState } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { clockOfMs } from './meter-now.ts'
import type { Room } from './room.ts'
import { useLastMinuteToast, useMeter } from './use-meter.ts'

const ExtendDialog = lazy(() => retryImport(() => import('./extend-dialog.tsx')))
const MoreTime = lazy(() => retryImport(() => import('./more-time.tsx')))

/** A payment takes a minute or two: with less time left than this, too little money is said in words. */
const shortMs = 180_000

type MeterStripProps = { room: Room; consultation: Consultation; toldAt: number; className?: string }

/**
 * Time left and money so far: calm until the last minute, then marigold. Booked time has no price to show. Before the
 * money of the wallet ends the talk, it says so.
 */
export function MeterStrip({ room, consultation, toldAt, className }: MeterStripProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const [isExtending, setIsExtending] = useState(false)
  const { remainingMs, chargePaise, isLastMinute } = useMeter(consultation, toldAt)
  useLastMinuteToast(consultation, isLastMinute)
  const [isLow, setIsLow] = useState(false)
  /** What the wallet had when a payment was begun in this room. */
  const [hadBefore, setHadBefore] = useState<number | null>(null)
  const { isPoojaCall, state, startedAt } = consultation
  const isShort = room.side === 'user' && !isPoojaCall && isRunning(state) && remainingMs <= shortMs
  const isPaused = state === 'paused'
  return (
    <div
      className={classes(
        'flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 border-b border-rule px-3 sm:px-5',
        isLastMinute ? 'bg-marigold text-on-marigold' : 'bg-paper-sunk text-ink',
        className,
      )}
    >
      <p role="timer" aria-label={t('meter.left')} className="tabular whitespace-nowrap">
        <span className={classes('text-sm', !isLastMinute && 'text-ink-soft')}>{t('meter.left')}</span>{' '}
        <span className="font-semibold">{clockOfMs(remainingMs)}</span>
      </p>
      {!isPoojaCall && (
        <p className="tabular whitespace-nowrap">
          <span className={classes('text-sm', !isLastMinute && 'text-ink-soft')}>{t('meter.charge')}</span>{' '}
          <span data-charge="" className="font-semibold">
            {formatRupees(chargePaise, language)}
          </span>
        </p>
      )}
      {room.side === 'user' && !isPoojaCall && (
        <button
          type="button"
          onClick={() => setIsExtending(true)}
          className="ml-auto inline-flex min-h-12 shrink-0 items-center gap-1 rounded-md px-2 font-semibold underline-offset-4 hover:underline"
        >
          <Plus aria-hidden="true" size={18} />
          {t(isShort && isLow ? 'low.recharge' : 'meter.extend')}
        </button>
      )}
      {(isShort || hadBefore !== null) && (
        <Suspense fallback={null}>
          <MoreTime
            room={room}
            consultation={consultation}
            isShort={isShort}
            hadBefore={hadBefore}
            onLow={setIsLow}
            onExtended={() => {
              setHadBefore(null)
              setIsExtending(false)
            }}
          />
        </Suspense>
      )}
      {startedAt === null && <p className="w-full pb-1 text-sm">{t('meter.notYet')}</p>}
      {isPaused && startedAt !== null && <p className="w-full pb-1 text-sm">{t('meter.paused')}</p>}
      {isExtending && (
        <Suspense fallback={null}>
          <ExtendDialog
            room={room}
            consultation={consultation}
            onPaying={setHadBefore}
            onClose={() => setIsExtending(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
