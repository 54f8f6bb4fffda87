import 'i18next'
import type auth from '@sankalp/content/locales/en/auth.json'
import type design from '@sankalp/content/locales/en/design.json'
import type pages from '@sankalp/content/locales/en/pages.json'
import type shell from '@sankalp/content/locales/en/shell.json'
import type users from '@sankalp/content/locales/en/users.json'

// The English files are the list of keys: a key that is not there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: { auth: typeof auth; design: typeof design; pages: typeof pages; shell: typeof shell; users: typeof users }
  }
}
