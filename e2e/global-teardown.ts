import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Takes away the data folder that the configuration made; one that somebody named stays. */
export default function removeDataFolder(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true })
}
