import type { Language } from '@sankalp/contract'
import { indiaDate } from './support/clock.ts'
import { signInAsDemo } from './support/demo-account.ts'
import { expect, test } from './support/fixtures.ts'
import { findEntry, openLiveUser } from './support/live-user.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'

/** The acharyas whose hours change: no other journey reads theirs. */
const hoursOf = { phone: '9000000014', desktop: '9000000013' } as const

const dayMs = 86_400_000

/** Returns a weekday without exceptions in the demo, which has some only in the next weeks. */
function quietDay(): string {
  const days = Array.from({ length: 7 }, (_, at) => indiaDate(Date.now() + (at + 20) * dayMs))
  return days.find((day) => new Date(day).getUTCDay() === 4)!
}

/** Returns the calendar's name of a day: Thursday, 10 December. */
function dayName(day: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-IN' : 'hi-IN-u-nu-latn', parts).format(new Date(day))
}

test('an acharya sees today, changes the week and takes a day off, and finds the changes after a reload', async ({
  page,
  say,
  size,
  language,
  lendAcharya,
}) => {
  await signInAsDemo(page, await lendAcharya([hoursOf[size]]))
  await visit(page, '/acharya')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: say('acharya-console.today.title') })).toBeVisible()
  await main
    .getByRole('navigation')
    .getByRole('link', { name: say('acharya-console.nav.hours') })
    .click()
  await expect(page).toHaveURL('/acharya/hours')

  const week = page.getByRole('form', { name: say('acharya-console.hours.weekTitle') })
  const sunday = new Intl.DateTimeFormat(language === 'en' ? 'en-IN' : 'hi-IN', {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date('2023-01-01'))
  await week.locator('summary').filter({ hasText: sunday }).click()
  await week
    .getByRole('button', { name: say('acharya-console.hours.remove') })
    .first()
    .click()
  await week.getByRole('button', { name: say('acharya-console.hours.save') }).click()
  await expectToast(page, say('acharya-console.hours.saved'))

  const day = quietDay()
  if (!indiaDate().startsWith(day.slice(0, 7)))
    await page.getByRole('button', { name: say('acharya-console.days.after') }).click()
  await page.getByRole('button', { name: dayName(day, language) }).click()
  await expect(page).toHaveURL(`/acharya/hours?day=${day}`)
  const panel = page.locator('section[aria-labelledby="day"]')
  await panel.getByRole('button', { name: say('acharya-console.days.takeOff') }).click()
  await expectToast(page, say('acharya-console.days.nowOff'))
  await expect(panel.getByText(say('acharya-console.days.isOff'), { exact: true })).toBeVisible()
  await reload(page)
  await expect(panel.getByText(say('acharya-console.days.isOff'), { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: say('acharya-console.days.again') }).click()
  await expectToast(page, say('acharya-console.days.nowAsWeek'))
  await expect(panel.getByRole('button', { name: say('acharya-console.days.takeOff') })).toBeVisible()
})

test(
  'a request rings with the user’s chart and is refused with a reason, and one cancelled by the user stops ringing',
  { tag: '@phone' },
  async ({ page, say, baseURL, request, lendAcharya }) => {
    const { id } = await signInAsDemo(page, await lendAcharya())
    const user = await openLiveUser(request, baseURL!, await findEntry(request, id))
    await visit(page, '/acharya/earnings')
    await page.getByRole('switch', { name: say('acharya-live.bar.switch') }).click()
    await expect(page.getByText(say('acharya-live.bar.online'), { exact: true })).toBeVisible()

    await user.ask({
      intake: {
        name: 'Asha Verma',
        gender: 'Female',
        birthplace: 'Varanasi',
        date: '1996-08-14',
        time: '06:42',
        question: 'When will I find work?',
      },
    })
    const dialog = page.getByRole('dialog', { name: say('acharya-live.ring.title') })
    await expect(dialog.getByText('When will I find work?')).toBeVisible()
    await expect(
      dialog.getByRole('img', { name: say('consultations.share.kundliText', { name: 'Asha Verma' }) }),
    ).toBeVisible()
    await expect(dialog.getByText(say('consultations.chart.runningDasha'))).toBeVisible()
    await expect.poll(() => user.told('chat:request:ringing')).toHaveLength(1)
    await dialog.getByRole('button', { name: say('acharya-live.ring.reject') }).click()
    await dialog.getByRole('button', { name: say('acharya-live.ring.reasons.inTenMinutes') }).click()
    await expect
      .poll(() => user.told('chat:request:rejected'))
      .toMatchObject([{ reason: 'refused', declineReason: 'inTenMinutes' }])
    await expect(dialog).toBeHidden()

    const requestId = await user.ask({ talk: 'Video Call' })
    await expect(dialog.getByText(new RegExp(`^${say('acharya-live.ring.talks.Video Call')}`))).toBeVisible()
    await user.cancel(requestId)
    await expect(dialog).toBeHidden()
    await page.getByRole('switch', { name: say('acharya-live.bar.switch') }).click()
    await expect(page.getByText(say('acharya-live.bar.offline'), { exact: true })).toBeVisible()
    user.close()
  },
)

test('the tab that accepts enters the consultation; the other tab stops ringing and links to it', async ({
  page,
  say,
  baseURL,
  context,
  request,
  lendAcharya,
}) => {
  const { id } = await signInAsDemo(page, await lendAcharya())
  const user = await openLiveUser(request, baseURL!, await findEntry(request, id))
  const other = await context.newPage()
  await visit(page, '/acharya')
  await visit(other, '/acharya/hours')
  await page.getByRole('switch', { name: say('acharya-live.bar.switch') }).click()
  // The browser's other tab follows.
  await expect(other.getByText(say('acharya-live.bar.online'), { exact: true })).toBeVisible()
  const requestId = await user.ask()
  const dialogs = [page, other].map((tab) => tab.getByRole('dialog', { name: say('acharya-live.ring.title') }))
  for (const dialog of dialogs) await expect(dialog).toBeVisible()
  await dialogs[0]!.getByRole('button', { name: say('acharya-live.ring.accept') }).click()
  await expect(page).toHaveURL(`/chatComponent?id=${requestId}`)
  await expect.poll(() => user.told('chat:request:accepted')).toHaveLength(1)
  await expect(dialogs[1]!).toBeHidden()
  await expect(other.getByRole('link', { name: say('acharya-live.bar.back') })).toHaveAttribute(
    'href',
    `/chatComponent?id=${requestId}`,
  )
  await other.getByRole('checkbox', { name: say('acharya-live.bar.pause') }).check()
  await expect(other.getByText(say('acharya-live.bar.pauseSet'))).toBeVisible()
  await user.end()
  await expect(other.getByRole('link', { name: say('acharya-live.bar.back') })).toBeHidden()
  user.close()
})
