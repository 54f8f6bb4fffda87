import type { Readable } from 'node:stream'

/**
 * Stores files under keys such as `profile/3f2a.jpg`. A key is made once, is not guessable, and its content never changes.
 * What is below `private/` is given only to who has a signed address; everything else is public, under `/media/<key>`.
 */
export type Storage = {
  write(key: string, bytes: Buffer): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  /** Also when there is no such file. */
  delete(key: string): Promise<void>
  /** An address under which whoever has it gets a private file, for a while. */
  signedUrl(key: string, options: { expiresInMs: number }): Promise<string>
}

/** Where the bytes are: what differs between a disk and a service. */
export type FileStore = Pick<Storage, 'write' | 'read' | 'delete'> & {
  /** Everything in it is served to anyone; null where files are not on this machine. */
  publicFolder: string | null
  /** Whether it can be reached, asked for /readyz: often, so it costs little. */
  answers(): Promise<boolean>
  /** A file as it comes, for passing it on; null when there is none. */
  open(key: string): Promise<{ stream: Readable; bytes: number | null } | null>
}

/** The service that has the files is away, or does not let us in. What was asked for has not been done, and may be tried again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

const privatePrefix = 'private/'

export function isPrivateKey(key: string): boolean {
  return key.startsWith(privatePrefix)
}

/** Names of folders and one of a file, without a dot but that of its ending: nothing that could lead out of the storage. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^(?:[\w-]+\/)+[\w-]+\.[a-z\d]{1,5}$/.test(key)
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  json: 'application/json',
}

/** By the ending of its key; undefined for what is of no kind we know. */
export function typeOfKey(key: string): string | undefined {
  return types[key.slice(key.lastIndexOf('.') + 1)]
}
