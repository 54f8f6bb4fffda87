import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lightIcons } from './scripts/light-icons.ts'
import { unpackTables } from './scripts/unpack-tables.ts'
import { leaveOutUnusedParts } from './scripts/unused-library-parts.ts'

/** What every page needs of others' code; as one file it compresses a tenth better than as seven. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router)\//
/** What every page one reads needs; five small files weigh more than one. */
const reading =
  /app\/(lib\/reading\/(reading-view|load-page|lazy-script|fetched-script|data-names)|ui\/(waiting|next-failed))\./
/** What every page around a form whose script is loaded late needs. */
const lazyForms =
  /app\/lib\/(lazy-form\/(lazy-form|when-wanted|early-press|early-press-notice)|lazy-part|use-is-live)\.|app\/features\/kundli\/form\/lazy-form\./
/** What every call of the API needs, the words for its refusals among it. */
const calls = /app\/lib\/api\/|packages\/content\/src\/error-text\.|packages\/contract\/src\/errors\./
/** What every screen one works in needs. */
const queries = /node_modules\/@tanstack\/|app\/lib\/query\/(?!use-)|app\/ui\/(skeleton|states)\./
/** What every form is made of. */
const fields =
  /app\/ui\/(notice|field|text-field)\.|app\/lib\/latin-digits\.|lucide-react\/.*\/(circle-alert|circle-check|info|triangle-alert)\./
/** What several parts of the wallet need, some of them loaded late. */
const wallet =
  /app\/shared\/money\/|app\/features\/wallet\/api\/(get-wallet|wallet-keys)\.|app\/lib\/(use-is-online|query\/use-money-mutation)\./
/** What both pages of bookings need. */
const bookings =
  /app\/features\/bookings\/(acharya-picture|book\/action-bar|draft|price|server-now|slot-words|api\/(booking-keys|get-booking|update-booking))\.|app\/ui\/drawings\/portrait|packages\/contract\/src\/(acharyas\.calls|booking-rules|bookings\.calls|india-time)\./
/** What pages of a horoscope begin with. */
const horoscopes = /app\/(features\/horoscope\/browser\/horoscope-view|shared\/horoscope\/read-own-sign)\./
/** Whoever is signed in. */
const person =
  /app\/features\/users\/(user-details|api\/(get-user|user-keys))\.|packages\/contract\/src\/users\.calls\./
/** What the fields of a profile may hold, which other forms take over. */
const rules = /packages\/contract\/src\/(profile-rules|field-rules|indian-states)\./
/** What every form of react-hook-form is made of. */
const forms = /node_modules\/react-hook-form\/|app\/lib\/form\/(form|focus-field|rules-resolver|server-problems)\./
/** What the shell around every page is made of. */
const shell = new RegExp(
  [
    'app/features/shell/(?!profile-card|cart-link)',
    'app/lib/(follow-links|lazy-form/retry-import|locale/(?!rich-text)|page/|reading/(early-events|body-id)|session/|share\\.|storage|toast(-host)?\\.)',
    'app/ui/(button|card|classes|dialog-control|drawer\\.|light-icon|message-page|spinner)',
    'app/ui/drawings/(drawing|geometry|wheel|diya)',
    'packages/contract/src/(language|money|constants)',
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
                { name: 'lazy-forms', test: lazyForms },
                { name: 'calls', test: calls },
                { name: 'queries', test: queries },
                { name: 'fields', test: fields },
                { name: 'wallet', test: wallet },
                { name: 'bookings', test: bookings },
                { name: 'horoscopes', test: horoscopes },
                { name: 'person', test: person },
                { name: 'rules', test: rules },
                { name: 'forms', test: forms },
                { name: 'reading', test: reading, priority: 1 },
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
