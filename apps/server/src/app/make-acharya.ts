import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { firstRates } from '@sankalp/contract/application-rules'
import type { ApplicationForm } from '@sankalp/contract/applications'
import { addAcharya } from '../features/acharyas/acharyas.service.ts'
import { setRole } from '../features/users/users.repository.ts'
import type { Tx } from '../platform/db/db.ts'

/**
 * Gives an accepted applicant the role and an entry made from the application. The acharya can change the translated
 * text and the rates later.
 */
export async function makeAcharya(tx: Tx, userId: string, form: ApplicationForm, now: Date): Promise<void> {
  const { name, nameHindi, gender, practisingSince, type, languages, specialities, about } = form
  // Refuse an operator: one account must not hold permissions and earnings, and the new role would silently remove the
  // permissions.
  const [account] = await tx.query<{ role: string }>('select role from user_account where id = $1 for no key update', [
    userId,
  ])
  if (account?.role === 'ROLE_ADMIN') throw new DomainError('OPERATOR_STAYS', {})
  await setRole(tx, userId, 'ROLE_ACHARYA', now)
  const id = randomUUID()
  await addAcharya(
    tx,
    {
      id,
      userId,
      name: { en: name, hin: nameHindi },
      bio: { en: about, hin: about },
      gender,
      astrologerType: type,
      languages,
      specialities,
      practisingSince,
      portrait: `${gender === 'Female' ? 'woman' : 'man'}-${id}`,
      chatPaisePerMinute: firstRates.chat * 100,
      audioPaisePerMinute: firstRates.audio * 100,
      videoPaisePerMinute: firstRates.video * 100,
    },
    now,
  )
}
