import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lightIcons } from './scripts/light-icons.ts'
import { unpackTables } from './scripts/unpack-tables.ts'
import { leaveOutUnusedParts } from './scripts/unused-library-parts.ts'

/** What every page needs of others' code; as one file it compresses a tenth better than as seven. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router)\//
/** What every drawn page needs; three small files weigh more than one. */
const drawn = /app\/lib\/drawn\/(drawn-view|keep-on-failure|late)\./
/** What the shell around every page is made of. */
const shell = new RegExp(
  [
    'app/features/shell/(?!profile-card)',
    'app/lib/(follow-links|locale/(?!rich-text)|page-|session|share|storage|toast)',
    'app/ui/(button|card|classes|dialog-control|drawer\\.|light-icon|message-page|spinner|toast-host)',
    'app/ui/drawings/(drawing|geometry|wheel|diya)',
    'packages/contract/src/(index|language|money|constants)',
  ].join('|'),
)

unpackTables()

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lightIcons(), leaveOutUnusedParts()],
  build: {
    // Fonts and drawings keep their own hashed files: an inlined font would be sent with every page.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'shell', test: shell, priority: 1 },
                { name: 'waiting', test: /app\/ui\/(waiting|next-failed)\./, priority: 1 },
                { name: 'drawn', test: drawn },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './app/server.ts' } },
      // Otherwise React would look at NODE_ENV when it starts, and a demo would run its slow development half.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // One self-contained server file starts in a third of the time of a tree of packages.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
}))
