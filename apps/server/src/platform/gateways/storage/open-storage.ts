import type { Clock } from '../../clock.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'
import { type FileStore, type Storage, isPrivateKey, isStorageKey } from './storage.ts'

/** The parameters of a private file's URL besides its key. */
export type Signature = { expires: string; signature: string }

/** Storage with what the routes that serve files need. */
export type ServedStorage = Storage &
  FileStore & {
    /**
     * Returns the private file of a signed URL. Null when the signature is not ours or expired, or the file does not
     * exist.
     */
    readSigned(key: string, signature: Signature): Promise<Buffer | null>
  }

type Needs = { secrets: Secrets; clock: Clock }

/** Opens the storage that the settings name. */
export async function openStorage(
  settings: Pick<Settings, 'storage' | 'dataDir'>,
  needs: Needs,
): Promise<ServedStorage> {
  const { storage } = settings
  return withSignedAddresses(storage.provider === 's3' ? openS3(storage) : await openDisk(settings.dataDir), needs)
}

/** Adds URLs for private files that we sign ourselves, in the same way for every storage. */
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
