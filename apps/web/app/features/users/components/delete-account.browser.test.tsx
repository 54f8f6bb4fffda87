import type { MoneyLeft } from '@sankalp/contract/closing-money'
import { formatRupees } from '@sankalp/contract/money'
import { beforeEach, expect, test } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { asha } from '../asha.fake.ts'
import { AccountData } from './account-data.tsx'

const erase = `DELETE /api/user/deleteUser/${asha._id}`
const none = {
  paidPaise: 0,
  returnablePaise: 0,
  bonusPaise: 0,
  reservedPaise: 0,
  earningsPaise: 0,
  latePoojasPaise: 0,
  failedRefundsPaise: 0,
}

beforeEach(() => saveSession({ token: 'abc', id: asha._id }))

/** Returns the dialog after the first press, which the server has refused with the money that is left. */
async function refusedWith(left: Partial<MoneyLeft>) {
  const { calls } = answerApi({
    [erase]: () => ({ status: 409, json: { code: 'MONEY_LEFT', message: '', facts: { ...none, ...left } } }),
  })
  const screen = await renderScreen(
    <QueryProvider>
      <AccountData user={asha} />
    </QueryProvider>,
    { namespaces: ['users'], path: '/profile' },
  )
  const { t } = screen
  await screen.getByRole('button', { name: t('data.delete') }).click()
  await screen.getByLabelText(t('deletion.confirm')).fill(asha.phone_number)
  const press = screen.getByRole('button', { name: t('deletion.delete') })
  await press.click()
  return { screen, press, bodies: () => calls.map(({ body }) => body) }
}

test('lets the user choose what is refunded or given up, and confirms by the sum; another choice needs another sum', async () => {
  const { screen, press, bodies } = await refusedWith({
    paidPaise: 325_00,
    returnablePaise: 100_00,
    latePoojasPaise: 11_50,
  })
  const { t } = screen
  await expect.element(screen.getByText(t('money.stuck', { amount: formatRupees(225_00) }))).toBeVisible()
  await expect.element(screen.getByText(t('money.latePoojas', { amount: formatRupees(11_50) }))).toBeVisible()
  await expect.element(press).toBeDisabled()
  await screen.getByRole('radio', { name: t('money.giveUp', { amount: formatRupees(325_00) }) }).click()
  await screen.getByRole('checkbox', { name: t('money.confirm', { amount: formatRupees(336_50) }) }).click()
  await expect.element(press).toBeEnabled()
  await screen.getByRole('radio', { name: t('money.payBack', { amount: formatRupees(100_00) }) }).click()
  await expect.element(press).toBeDisabled()
  await screen.getByRole('checkbox', { name: t('money.confirm', { amount: formatRupees(236_50) }) }).click()
  await press.click()
  await expect
    .poll(() => bodies().at(-1))
    .toEqual({ phone_number: asha.phone_number, money: 'payBack', givenUp: 236.5 })
})

test('leads an acharya to the payout first, and needs no second confirmation when all money is refunded', async () => {
  const { screen, press } = await refusedWith({ earningsPaise: 296_61 })
  const { t } = screen
  await expect
    .element(screen.getByRole('link', { name: t('money.toEarnings') }))
    .toHaveAttribute('href', '/acharya/earnings')
  await expect.element(press).toBeDisabled()
  await screen.unmount()

  const whole = await refusedWith({ paidPaise: 100_00, returnablePaise: 100_00 })
  await whole.screen.getByRole('radio', { name: t('money.payBack', { amount: formatRupees(100_00) }) }).click()
  await expect.element(whole.screen.getByRole('checkbox')).not.toBeInTheDocument()
  await whole.press.click()
  await expect
    .poll(() => whole.bodies().at(-1))
    .toEqual({ phone_number: asha.phone_number, money: 'payBack', givenUp: 0 })
})
