import { demoAccounts } from '@sankalp/content/demo-accounts'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import type { DemoPerson } from '@sankalp/content/demo/history/people'
import type { Language } from '@sankalp/contract'
import type { Profile } from '@sankalp/contract/users'
import { findByUserIds } from '../features/acharyas/acharyas.repository.ts'
import type { Person, Town } from './town.ts'

export type Resident = Person & { profile: Profile }
export type Acharya = Person & {
  acharyaId: string
  index: number
  rupees: { chat: number; audio: number; video: number }
}
export type Cast = Awaited<ReturnType<typeof findCast>>

/** Finds those who have an account before the history begins: Asha, the acharyas and the two operators. */
export async function findCast(town: Town) {
  const [asha, , meera, imran] = demoAccounts
  const acharyas: Acharya[] = []
  for (const [index, { phone, rupeesPerMinute }] of demoAcharyas.entries()) {
    const person = await town.find(phone, 'hin')
    const [entry] = await findByUserIds(town.db, [person.userId])
    acharyas.push({ ...person, acharyaId: entry!.id, index, rupees: rupeesPerMinute })
  }
  return {
    asha: { ...(await town.find(asha!.phone, 'hin')), profile: asha!.profile },
    acharyas,
    meera: await town.find(meera!.phone, 'en'),
    imran: await town.find(imran!.phone, 'en'),
  }
}

/** Opens somebody's account. */
export async function moveIn(town: Town, { phone, language, profile }: DemoPerson): Promise<Resident> {
  return { ...(await town.signUp(phone, language, profile)), profile }
}

export function nameOf({ profile }: Pick<Resident, 'profile'>): string {
  return `${profile.first_name} ${profile.last_name}`
}

export type { Language }
