import { randomUUID } from 'node:crypto'
import { DomainError, notFound, picture, toNational } from '@sankalp/contract'
import type { MoneySaid } from '@sankalp/contract/closing-money'
import { type Profile, type User, isFutureDate } from '@sankalp/contract/users'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { UploadedFile } from '../../platform/http/uploads.ts'
import type { Log } from '../../platform/log.ts'
import { makePicture } from '../../platform/pictures.ts'
import * as repository from './users.repository.ts'

export type UsersNeeds = {
  db: Db
  clock: Clock
  log: Log
  storage: Storage
  /** Sets up what other features need for a new account, in the same transaction. */
  onOpen: (tx: Tx, userId: string) => Promise<void>
  /** Settles the money of an account that is erased, in the same transaction. Throws while that is not clear. */
  closeMoney: (tx: Tx, userId: string, said: MoneySaid, now: Date) => Promise<void>
  /** Erases what the other features store about a user, in the same transaction. */
  eraseFor: (tx: Tx, userId: string) => Promise<void>
  /** Returns what the other features store about a user, by name. */
  exportFor: (userId: string) => Promise<Record<string, unknown>>
}

export type Users = ReturnType<typeof createUsers>

export function createUsers({ db, clock, log, storage, onOpen, closeMoney, eraseFor, exportFor }: UsersNeeds) {
  /** Finds the account of a number or opens one. Two sign-ins at once open only one account. */
  async function openAccount(
    tx: Tx,
    phone: string,
    name: string | undefined,
    now: Date,
  ): Promise<{ user: User; isNew: boolean }> {
    const known = await repository.findByPhone(tx, phone)
    if (known) {
      const blockedReason = await repository.findBlock(tx, known.id)
      if (blockedReason !== null) throw new DomainError('ACCOUNT_BLOCKED', { reason: blockedReason })
      return { user: toUser(known), isNew: false }
    }
    const id = randomUUID()
    const opened = await repository.insertUser(tx, { id, phone, role: 'ROLE_USER', ...splitName(name) }, now)
    if (!opened) return openAccount(tx, phone, name, now)
    await onOpen(tx, id)
    return { user: toUser(opened), isNew: true }
  }

  async function getUserById(id: string): Promise<User> {
    const row = await repository.findUser(db, id)
    if (!row) throw notFound()
    return toUser(row)
  }

  /** Saves the profile and, if sent, the picture: both or neither. */
  async function updateUsers(id: string, profile: Profile, file: UploadedFile | null): Promise<User> {
    const now = clock.now()
    if (isFutureDate(profile.date_of_birth, now)) {
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'date_of_birth', problem: 'futureDate' }] })
    }
    return withNewPicture(file, (newKey) =>
      db.transaction(async (tx) => {
        const before = await repository.lockUser(tx, id)
        if (!before) throw notFound()
        const row = await repository.updateProfile(tx, id, profile, newKey ?? before.picture_key, now)
        return { result: toUser(row), oldKey: before.picture_key }
      }),
    )
  }

  async function userUploadProfileImage(id: string, file: UploadedFile): Promise<string> {
    return withNewPicture(file, (newKey) =>
      db.transaction(async (tx) => {
        const before = await repository.lockUser(tx, id)
        if (!before || !newKey) throw notFound()
        await repository.updatePicture(tx, id, newKey, clock.now())
        return { result: pictureUrl(newKey), oldKey: before.picture_key }
      }),
    )
  }

  /**
   * Stores a picture, lets `save` point to it, and then removes the previous one. If saving fails, removes the new one.
   */
  async function withNewPicture<Result>(
    file: UploadedFile | null,
    save: (newKey: string | null) => Promise<{ result: Result; oldKey: string | null }>,
  ): Promise<Result> {
    if (!file) return (await save(null)).result
    const newKey = `profile/${randomUUID()}.jpg`
    await storage.write(newKey, await makePicture(file.bytes, { sidePx: picture.sidePx, square: true }))
    try {
      const { result, oldKey } = await save(newKey)
      if (oldKey) await removePicture(oldKey)
      return result
    } catch (error) {
      await removePicture(newKey)
      throw error
    }
  }

  /** Removes a picture. A file that cannot be removed only wastes space and must not fail the user's request. */
  async function removePicture(key: string): Promise<void> {
    await storage
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'could not remove an old picture'))
  }

  async function exportUserData(id: string): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
    return { exportedAt: clock.now().toISOString(), data: { profile: await getUserById(id), ...(await exportFor(id)) } }
  }

  /** Erases the account once its owner has typed its phone number. */
  async function deleteUser(id: string, phoneDigits: string, said: MoneySaid): Promise<void> {
    const now = clock.now()
    const pictureKey = await db.transaction(async (tx) => {
      const row = await repository.lockUser(tx, id)
      if (!row) throw notFound()
      if (toNational(row.phone).digits !== phoneDigits) {
        throw new DomainError('INVALID_INPUT', { fields: [{ field: 'phone_number', problem: 'phone' }] })
      }
      await closeMoney(tx, id, said, now)
      // Do this last: the other features may find the user's data by name and number.
      await eraseFor(tx, id)
      await repository.eraseUser(tx, id, now)
      return row.picture_key
    })
    if (pictureKey) await removePicture(pictureKey)
  }

  return { openAccount, getUserById, updateUsers, userUploadProfileImage, exportUserData, deleteUser }
}

function toUser(row: repository.UserRow): User {
  const { id, phone, role, picture_key, ...profile } = row
  const { country, digits } = toNational(phone)
  return {
    ...profile,
    _id: id,
    role_type: role,
    country_code: country,
    phone_number: digits,
    profile_image: picture_key && pictureUrl(picture_key),
  }
}

function pictureUrl(key: string): string {
  return `/media/${key}`
}

/** Splits the one name of the sign-up form into the two of the profile. */
export function splitName(name: string | undefined): Pick<repository.UserRow, 'name' | 'first_name' | 'last_name'> {
  if (!name) return { name: null, first_name: null, last_name: null }
  const [first = name, ...rest] = name.split(/\s+/)
  return { name, first_name: first.slice(0, 60), last_name: rest.join(' ').slice(0, 60) || null }
}
