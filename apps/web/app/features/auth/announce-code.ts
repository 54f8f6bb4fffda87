import type { Translate } from '../../lib/locale/use-translation.ts'
import { showToast } from '../../lib/toast.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** Says that a code is on its way; in demo mode, where none is sent, the notification is the message. */
export function announceCode({ demoCode }: PendingSignIn, t: Translate<'auth'>): void {
  showToast('info', demoCode ? t('sentWithCode', { code: demoCode }) : t('sent'))
}
