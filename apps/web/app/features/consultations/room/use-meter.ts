import { isRunning, warningSeconds } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { readTab, writeTab } from '../../../lib/storage.ts'
import { showToast } from '../../../lib/toast.ts'
import { type MeterNow, meterNow } from './meter-now.ts'

const tickMs = 250

/** Returns the time left and the charge so far, by the server's clock, and whether the last minute is running. */
export function useMeter(consultation: Consultation, toldAt: number): MeterNow & { isLastMinute: boolean } {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const meter = meterNow(consultation, Math.max(now, toldAt) - toldAt)
  return { ...meter, isLastMinute: isRunning(consultation.state) && meter.remainingMs <= warningSeconds * 1000 }
}

/** Shows the specification's warning once for each last minute: again after an extension, but not after a reload. */
export function useLastMinuteToast({ requestId, chatMinutes }: Consultation, isLastMinute: boolean): void {
  const { t } = useTranslation('consultations')
  useEffect(() => {
    const key = `${requestId} ${chatMinutes}`
    if (!isLastMinute || readTab('warnedOf') === key) return
    writeTab('warnedOf', key)
    showToast('warning', t('lastMinute'))
  }, [isLastMinute, requestId, chatMinutes, t])
}
