import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** Files in a folder, which several processes may share. */
export function createDiskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const file = join(folder, key)
      await mkdir(dirname(file), { recursive: true })
      // Written aside and moved, so that nobody is ever served half a file.
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  }
}
