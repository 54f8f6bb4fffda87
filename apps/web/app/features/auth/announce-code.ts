import type { TFunction } from 'i18next'
import { showToast } from '../../lib/toast.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** Says that a code is on its way; in demo mode, where none is sent, the notification is the message. */
export function announceCode({ demoCode }: PendingSignIn, t: TFunction<'auth'>): void {
  showToast('info', demoCode ? t('sentWithCode', { code: demoCode }) : t('sent'))
}
