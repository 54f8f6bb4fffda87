import { beforeEach, expect, test } from 'vitest'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { at, availabilityOf, bookingOf, earningsOf, idOf, listOf, quietConsole, userId } from '../console.fake.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { EarningsPage } from '../earnings/earnings-page.tsx'
import { TodayPage } from './today-page.tsx'

const list = 'GET /api/acharya/me/bookings'
const render = (page: React.ReactNode, path: string, language: 'en' | 'hin' = 'en') =>
  renderScreen(
    <QueryProvider>
      <ConsoleFrame>{page}</ConsoleFrame>
    </QueryProvider>,
    { namespaces: ['acharya-console'], path, language },
  )

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('shows the next pooja on top, the following ones below, and those without a note last', async () => {
  const past = [
    bookingOf({ _id: idOf(5), status: 'completed', startsAt: at(-24 * 60), name: 'Meera Nair' }),
    bookingOf({ _id: idOf(6), status: 'completed', startsAt: at(-25 * 60), name: 'Noted', note: 'Done.' }),
  ]
  answerApi({
    ...quietConsole,
    [list]: ({ url }) =>
      listOf(
        url.searchParams.get('when') === 'past'
          ? past
          : [bookingOf(), bookingOf({ _id: idOf(2), startsAt: at(300), name: 'Ravi Rao' })],
      ),
    'GET /api/acharya/me/earnings': () => ({ json: earningsOf({ earned: 12_345.5 }) }),
  })
  const screen = await render(<TodayPage />, '/acharya')
  await expect
    .element(screen.getByRole('region', { name: screen.t('today.next') }).getByText(/Today, 11:00\sam/))
    .toBeVisible()
  await expect.element(screen.getByText(/begin at 11:00\sam/)).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: screen.t('today.later') }).getByRole('link', { name: /Ravi Rao/ }))
    .toHaveAttribute('href', `/acharya/bookings?open=${idOf(2)}`)
  const toWrite = screen.getByRole('region', { name: screen.t('today.toWrite') })
  await expect
    .element(toWrite.getByRole('link', { name: /Meera Nair/ }))
    .toHaveAttribute('href', `/acharya/bookings?when=past&open=${idOf(5)}`)
  await expect.element(toWrite.getByText('Noted', { exact: false })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: '₹12,345.50' })).toHaveAttribute('href', '/acharya/earnings')
  await expect
    .element(screen.getByRole('link', { name: screen.t('nav.today') }))
    .toHaveAttribute('aria-current', 'page')
})

test('an acharya without hours first sees that no user can book them', async () => {
  answerApi({
    ...quietConsole,
    'GET /api/acharya/me/availability': () => ({ json: availabilityOf({ week: Array.from({ length: 7 }, () => []) }) }),
  })
  const screen = await render(<TodayPage />, '/acharya', 'hin')
  await expect
    .element(screen.getByRole('link', { name: screen.t('today.setHours') }))
    .toHaveAttribute('href', '/acharya/hours')
})

test('shows earnings as a statement by months: income, refunds, and no future month', async () => {
  const movements = [
    { at: '2026-11-16T04:30:00.000Z', kind: 'refund', amount: -1471, subject: { en: 'Rudrabhishek', hin: 'रुद्राभिषेक' } },
    { at: '2026-11-15T04:30:00.000Z', kind: 'pooja', amount: 1471, subject: { en: 'Rudrabhishek', hin: 'रुद्राभिषेक' } },
    { at: '2026-11-02T04:30:00.000Z', kind: 'payout', amount: -5000, subject: null },
  ]
  answerApi({
    ...quietConsole,
    'GET /api/acharya/me/earnings': ({ url }) => ({
      json:
        url.searchParams.get('month') === '2026-10'
          ? earningsOf({ month: '2026-10' })
          : earningsOf({ balance: 700, earned: 0, movements }),
    }),
  })
  const screen = await render(<EarningsPage />, '/acharya/earnings')
  await expect
    .element(screen.getByRole('row', { name: /Rudrabhishek Paid back to the devotee.*−₹1,471\.00/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /To your bank.*−₹5,000\.00/ })).toBeVisible()
  await expect.element(screen.getByText('₹700.00', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: screen.t('earnings.after') }))
    .toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: screen.t('earnings.before') }).click()
  await expect.element(screen.getByText(screen.t('earnings.none'))).toBeVisible()
  expect(screen.router.state.location.search).toBe('?month=2026-10')
})
