import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type FileStore, isPrivateKey, isStorageKey } from './storage.ts'

/**
 * Opens a file store in two folders, which several processes may share. Private files are outside the folder that is
 * served.
 */
export async function openDisk(dataDir: string): Promise<FileStore & { publicFolder: string }> {
  const publicFolder = join(resolve(dataDir), 'media')
  const privateFolder = join(resolve(dataDir), 'media-private')
  for (const folder of [publicFolder, privateFolder]) await mkdir(folder, { recursive: true })

  function fileOf(key: string): string {
    if (!isStorageKey(key)) throw new Error('not a valid storage key')
    return join(isPrivateKey(key) ? privateFolder : publicFolder, key)
  }

  return {
    publicFolder,
    answers: async () => true,
    read: async (key) => readFile(fileOf(key)).catch(nullIfMissing),
    async open(key) {
      const file = await open(fileOf(key)).catch(nullIfMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { stream: file.createReadStream(), bytes: size }
    },
    async write(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      // Write to a temporary file and rename it, so that a half-written file is never served.
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
    },
    delete: async (key) => rm(fileOf(key), { force: true }),
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
