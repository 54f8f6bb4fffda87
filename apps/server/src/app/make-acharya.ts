import { randomUUID } from 'node:crypto'
import { firstRates } from '@sankalp/contract/application-rules'
import type { ApplicationForm } from '@sankalp/contract/applications'
import { addAcharya } from '../features/acharyas/acharyas.service.ts'
import { setRole } from '../features/users/users.repository.ts'
import type { Tx } from '../platform/db/db.ts'

/** An applicant who was accepted: the role, and an entry made of what they wrote. Text in the other language and rates are theirs to change. */
export async function makeAcharya(tx: Tx, userId: string, form: ApplicationForm, now: Date): Promise<void> {
  const { name, nameHindi, gender, practisingSince, type, languages, specialities, about } = form
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
