import { type Locator, type Page, expect } from '@playwright/test'
import { type Profile, profileFields } from '@sankalp/contract/users'
import { chooseBirth, dateChoices, expectChosen, timeChoices } from './birth-fields.ts'
import { visit } from './visit.ts'
import { type Words, marked, patternOf } from './words.ts'

/** Reads the code from the page, where the demo shows it: the notification may disappear before it is read. */
export async function readCode(page: Page, say: Words): Promise<string> {
  const pattern = patternOf(say('auth.otp.demoCode', { code: marked }), '(\\d{4})')
  const text = await page.getByRole('main').getByText(pattern).innerText()
  return pattern.exec(text)![1]!
}

export const codeField = (page: Page, say: Words): Locator => page.getByLabel(say('auth.otp.label'))

export async function askForCode(page: Page, say: Words, phone: string): Promise<void> {
  await page.getByLabel(say('auth.phone'), { exact: true }).fill(phone)
  await page.getByRole('button', { name: say('auth.getOtp') }).click()
  await expect(page).toHaveURL(/\/otp\?redirect=/)
  // The address changes a moment before the page does.
  await expect(codeField(page, say)).toBeVisible()
}

export async function enterCode(page: Page, say: Words, code: string): Promise<void> {
  await codeField(page, say).fill(code)
  await page.getByRole('button', { name: say('auth.otp.verify') }).click()
}

/** Signs in through the pages, from the number to the first page afterwards. */
export async function signInByPages(page: Page, say: Words, phone: string, path = '/login'): Promise<void> {
  await visit(page, path)
  await askForCode(page, say, phone)
  await enterCode(page, say, await readCode(page, say))
  await expect(page).not.toHaveURL(/\/otp/)
}

export const profileField = (
  page: Page,
  say: Words,
  name: Exclude<keyof Profile, 'time_of_birth_unknown'> | 'phone_number',
): Locator => page.locator(`#profile-${name}`).and(page.getByLabel(say(`users.fields.${name}`), { exact: true }))

const choices = { gender: 'genders', marital_status: 'maritalStatuses' } as const

export function choice(page: Page, say: Words, name: keyof typeof choices, value: string): Locator {
  const group = page.getByRole('group', { name: say(`users.fields.${name}`) })
  return group.getByLabel(say(`users.${choices[name]}.${value}`), { exact: true })
}

export async function fillProfile(page: Page, say: Words, profile: Profile): Promise<void> {
  for (const name of profileFields) {
    if (name === 'gender' || name === 'marital_status') await choice(page, say, name, profile[name]).check()
    else if (name === 'state') await profileField(page, say, name).selectOption(profile[name])
    else if (name === 'date_of_birth') await chooseBirth(page, dateChoices(profile.date_of_birth))
    else if (name === 'time_of_birth') await chooseBirth(page, timeChoices(profile.time_of_birth!))
    else await profileField(page, say, name).fill(profile[name])
  }
}

export async function expectProfile(page: Page, say: Words, profile: Profile): Promise<void> {
  for (const name of profileFields) {
    if (name === 'gender' || name === 'marital_status')
      await expect(choice(page, say, name, profile[name])).toBeChecked()
    else if (name === 'date_of_birth') await expectChosen(page, dateChoices(profile.date_of_birth))
    else if (name === 'time_of_birth') await expectChosen(page, timeChoices(profile.time_of_birth!))
    else await expect(profileField(page, say, name)).toHaveValue(profile[name])
  }
}

export const saveButton = (page: Page, say: Words): Locator =>
  page.getByRole('button', { name: say('users.save'), exact: true })

export const accountButton = (page: Page, say: Words): Locator =>
  page.getByRole('button', { name: say('shell.account.open') })

export const accountCard = (page: Page, say: Words): Locator =>
  page.getByRole('dialog', { name: say('shell.account.label') })

export async function logOut(page: Page, say: Words): Promise<void> {
  await accountButton(page, say).click()
  await accountCard(page, say)
    .getByRole('button', { name: say('shell.account.logout') })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: say('shell.login') })).toBeVisible()
}
