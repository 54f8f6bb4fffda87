import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pictures } from './scripts/pictures.ts'
import { unpackTables } from './scripts/unpack-tables.ts'
import { leaveOutUnusedParts } from './scripts/unused-library-parts.ts'

/** The libraries that every page needs; as one file they compress a tenth better than as eight. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/
/** What every public page needs; separate small files would weigh more. */
const publicPages = /app\/(lib\/public-page\/(page-frame|load-page)|ui\/(waiting|next-failed))\./
/** What every reading page needs in addition. */
const reading = /app\/lib\/reading\/(reading-view|lazy-script|data-names)\./
/** What a form, an API call or a live list needs: one file each, and not ten. */
const lazyForms = /app\/lib\/lazy-form\/(lazy-form|when-wanted|early-press|early-press-notice)\./
const live = /app\/lib\/(use-is-live|lazy-part|locale\/rupees-text)\./
const calls = /app\/lib\/api\/|packages\/content\/src\/error-text\.|packages\/contract\/src\/errors\./
const queries = /app\/lib\/query\/(?!use-)|app\/ui\/skeleton\./
const fields = /app\/ui\/(notice|field|text-field)\.|app\/lib\/latin-digits\./
const forms = /app\/lib\/form\/(form|rules-resolver|server-problems)\./
/** The lists of poojas and products: their heading and their dialog. */
const foundLists = /app\/ui\/(found-heading|long-list-dialog)\./
/** What the addresses of the list of poojas are made of. */
const poojaAddresses = /packages\/contract\/src\/pooja-keys\.|app\/features\/poojas\/poojas-address\./
/** The modules of the shell around every page. */
const shell = new RegExp(
  [
    'app/root\\.',
    'app/features/shell/(?!profile-card|bar-links)',
    'app/lib/(follow-links|lazy-form/retry-import|locale/(?!rich-text|rupees-text)|page/(?!fill-screen|json-ld)|reading/body-id|session/|share\\.|storage|toast(-host)?\\.)',
    'app/ui/(button|card|classes|dialog-control|drawer\\.|message-page|spinner)',
    'app/ui/drawings/(drawing|geometry|wheel)',
    'packages/contract/src/(language|money|constants)',
  ].join('|'),
)

unpackTables()

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), pictures(), leaveOutUnusedParts()],
  build: {
    // Fonts and drawings stay separate hashed files: an inlined font would be sent with every page.
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
                { name: 'lazy-forms', test: lazyForms },
                { name: 'calls', test: calls },
                { name: 'queries', test: queries },
                { name: 'fields', test: fields },
                { name: 'forms', test: forms },
                { name: 'found-lists', test: foundLists },
                { name: 'pooja-addresses', test: poojaAddresses },
                // Before `reading`, which would include it: hydrated pages need the frame but not the rest.
                { name: 'public-pages', test: publicPages, priority: 1 },
                { name: 'reading', test: reading, priority: 1 },
                { name: 'live', test: live, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './app/server.ts' } },
      // Otherwise React would check NODE_ENV at start, and a demo would run its slow development build.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // One self-contained server file starts in a third of the time of a tree of packages.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
}))
