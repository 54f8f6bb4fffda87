import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const maker = fileURLToPath(new URL('../app/ui/light-icon.ts', import.meta.url))

/** In the built site, for browser and server alike, the icons of Lucide are made by our own maker (app/ui/light-icon.ts). */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? maker : null,
  }
}
