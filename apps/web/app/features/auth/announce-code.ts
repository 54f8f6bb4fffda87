import type { Translate } from '../../lib/locale/use-translation.ts'
import { showToast } from '../../lib/toast.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** Announces that a code is on its way. In demo mode none is sent, and the notification shows the code. */
export function announceCode({ demoCode }: PendingSignIn, t: Translate<'auth'>): void {
  showToast('info', demoCode ? t('sentWithCode', { code: demoCode }) : t('sent'))
}
