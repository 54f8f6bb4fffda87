import { test as base, expect } from '@playwright/test'
import type { Profile } from '@sankalp/contract/users'
import { borrowAcharya, freeAcharya } from './demo-account.ts'
import { Faults } from './faults.ts'
import type { ProjectOptions } from './options.ts'
import { freshAddress } from './person.ts'
import { noteIfRenderingStopped, refuseSecondTry } from './rendering.ts'
import { type Account, signInByApi } from './sign-in-by-api.ts'
import { rememberToasts } from './toasts.ts'
import { type Words, wordsOf } from './words.ts'

type Fixtures = {
  /** The texts of the journey's language. */
  say: Words
  /** Fails the journey on every fault that it has not announced. */
  faults: Faults
  /** Signs the browser in as a new user, without the pages. */
  signIn: (profile?: Profile) => Promise<Account>
  /** Returns the number of a demo acharya who is reserved until this journey ends; any, or one of these. */
  lendAcharya: (among?: readonly string[]) => Promise<string>
}

export const test = base.extend<ProjectOptions & Fixtures>({
  language: ['en', { option: true }],
  size: ['desktop', { option: true }],
  say: ({ language }, provide) => provide(wordsOf(language)),
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'X-Forwarded-For': freshAddress() }),
  faults: [
    async ({ context }, provide, info) => {
      refuseSecondTry(info)
      const faults = new Faults()
      await faults.watch(context)
      await rememberToasts(context)
      await provide(faults)
      await noteIfRenderingStopped(context, info)
      expect(faults.list(), 'what went wrong in the browser').toEqual([])
    },
    { auto: true },
  ],
  signIn: ({ page }, provide) => provide((profile) => signInByApi(page, profile)),
  lendAcharya: async ({ baseURL }, provide) => {
    const lent: Awaited<ReturnType<typeof borrowAcharya>>[] = []
    await provide(async (among) => {
      const acharya = await borrowAcharya(among)
      lent.push(acharya)
      return acharya.phone
    })
    for (const { phone, giveBack } of lent) {
      await freeAcharya(baseURL!, phone)
      giveBack()
    }
  },
})

export { expect }
