import 'i18next'
import type design from '@sankalp/content/locales/en/design.json'
import type pages from '@sankalp/content/locales/en/pages.json'
import type shell from '@sankalp/content/locales/en/shell.json'

// The English files are the list of keys: a key that is not there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: { design: typeof design; pages: typeof pages; shell: typeof shell }
  }
}
