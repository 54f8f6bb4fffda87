import type { Readable } from 'node:stream'

/**
 * Stores files under keys such as `profile/3f2a.jpg`. A key is used once, cannot be guessed, and its content never
 * changes. Files below `private/` are served only under a signed URL; all others are public under `/media/<key>`.
 */
export type Storage = {
  write(key: string, bytes: Buffer): Promise<void>
  /** Returns null when the file does not exist. */
  read(key: string): Promise<Buffer | null>
  /** Also succeeds when the file does not exist. */
  delete(key: string): Promise<void>
  /** Returns a URL that gives access to a private file for a limited time. */
  signedUrl(key: string, options: { expiresInMs: number }): Promise<string>
}

/** The storage of the bytes, which differs between a disk and a service. */
export type FileStore = Pick<Storage, 'write' | 'read' | 'delete'> & {
  /** The folder that is served to everyone. Null where files are not on this machine. */
  publicFolder: string | null
  /** Returns whether the storage can be reached. /readyz calls it often, so it must be cheap. */
  answers(): Promise<boolean>
  /** Returns a file as a stream for passing it on. Null when it does not exist. */
  open(key: string): Promise<{ stream: Readable; bytes: number | null } | null>
}

/** The file service is unreachable or denies access. The operation was not done and may be tried again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

const privatePrefix = 'private/'

export function isPrivateKey(key: string): boolean {
  return key.startsWith(privatePrefix)
}

/**
 * Returns whether the key consists of folder names and a file name, with a dot only before the extension, so that it
 * cannot lead out of the storage.
 */
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

/** Returns the content type by the extension of the key, or undefined if unknown. */
export function typeOfKey(key: string): string | undefined {
  return types[key.slice(key.lastIndexOf('.') + 1)]
}
