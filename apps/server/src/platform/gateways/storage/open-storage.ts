import type { Clock } from '../../clock.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'
import { type FileStore, type Storage, isPrivateKey, isStorageKey } from './storage.ts'

/** What the address of a private file says beside its key. */
export type Signature = { expires: string; signature: string }

/** What serves the files needs more than the features do. */
export type ServedStorage = Storage &
  FileStore & {
    /** The private file of a signed address; null when the signature is not ours, too old, or there is no such file. */
    readSigned(key: string, signature: Signature): Promise<Buffer | null>
  }

type Needs = { secrets: Secrets; clock: Clock }

/** The storage that the settings name. */
export async function openStorage(
  settings: Pick<Settings, 'storage' | 'dataDir'>,
  needs: Needs,
): Promise<ServedStorage> {
  const { storage } = settings
  return withSignedAddresses(storage.provider === 's3' ? openS3(storage) : await openDisk(settings.dataDir), needs)
}

/** Private files under addresses that we sign ourselves: the same wherever the files are. */
export function withSignedAddresses<Store extends FileStore>(
  store: Store,
  { secrets, clock }: Needs,
): Store & ServedStorage {
  const purpose = 'file'
  const isPrivate = (key: string) => isStorageKey(key) && isPrivateKey(key)
  return {
    ...store,
    async signedUrl(key, { expiresInMs }) {
      if (!isPrivate(key)) throw new Error('only a private file has a signed address')
      const expires = String(clock.now().getTime() + expiresInMs)
      return `/media/${key}?expires=${expires}&signature=${secrets.hash(purpose, `${key} ${expires}`)}`
    },
    async readSigned(key, { expires, signature }) {
      if (!isPrivate(key) || !secrets.isOurs(purpose, `${key} ${expires}`, signature)) return null
      return Number(expires) > clock.now().getTime() ? store.read(key) : null
    },
  }
}
