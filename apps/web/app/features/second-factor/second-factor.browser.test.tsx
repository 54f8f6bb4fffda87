import { getOperatorToday } from '@sankalp/contract/operator.calls'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { callApi } from '../../lib/api/api.ts'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { saveSession } from '../../lib/session/store.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { AskFactor } from './ask-factor.tsx'
import { SecurityPage } from './security-page.tsx'

const userId = '5f6cb9ac-6e56-4d3c-8c3f-0a1d7b6b7c11'
const off = { isOn: false, since: null, isGiven: false, isRequired: false, recoveryCodesLeft: 0 }
const on = { isOn: true, since: '2026-11-16T04:30:00.000Z', isGiven: true, isRequired: false, recoveryCodesLeft: 10 }
const codes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCCC-DDD${String.fromCharCode(65 + at)}`)
const refusal = (code: string, status: number, facts: object = {}) => ({
  status,
  json: { code, message: `refused: ${code}`, facts },
})

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

const render = (part: React.ReactNode, language: 'en' | 'hin' = 'en') =>
  renderScreen(<QueryProvider>{part}</QueryProvider>, {
    namespaces: ['second-factor'],
    path: '/admin/security',
    language,
  })

test('leads the setup from the mobile code through the QR code to the recovery codes, which show once', async () => {
  let state: object = off
  const api = answerApi({
    'GET /api/user/secondFactor': () => ({ json: state }),
    [`GET /api/user/getUserById/${userId}`]: () => ({
      json: { user: { _id: userId, phone_number: '9000000003', country_code: '+91' } },
    }),
    'POST /api/user/sendOtp': () => ({
      json: { success: true, message: '', resendAfterSeconds: 30, expiresInSeconds: 300, otp: '4711' },
    }),
    'POST /api/user/secondFactor/begin': ({ body }) =>
      (body as { otp: string }).otp === '4711'
        ? { json: { secret: 'MZXW6YTBMZXW6YTB', uri: 'otpauth://totp/Sankalp?secret=MZXW6YTBMZXW6YTB' } }
        : refusal('CODE_WRONG', 400, { triesLeft: 4 }),
    'POST /api/user/secondFactor/confirm': ({ body }) => {
      if ((body as { code: string }).code !== '123456') return refusal('SECOND_FACTOR_WRONG', 400)
      state = on
      return { json: { recoveryCodes: codes } }
    },
  })
  const screen = await render(<SecurityPage />, 'hin')
  await screen.getByRole('button', { name: screen.t('prove.send') }).click()
  await expect.element(screen.getByText(screen.t('prove.demo', { code: '4711' }))).toBeVisible()
  const mobile = screen.getByRole('textbox', { name: screen.t('prove.label') })
  await mobile.fill('1234')
  await screen.getByRole('button', { name: screen.t('prove.next') }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  // The digits as a Hindi keyboard types them.
  await mobile.fill('४७११')
  await screen.getByRole('button', { name: screen.t('prove.next') }).click()
  await expect.element(screen.getByRole('img', { name: screen.t('scan.picture') })).toBeVisible()
  await expect.element(screen.getByText('MZXW 6YTB MZXW 6YTB')).toBeVisible()

  const code = screen.getByRole('textbox', { name: screen.t('appCode') })
  await code.fill('12345')
  await screen.getByRole('button', { name: screen.t('scan.turnOn') }).click()
  await expect.element(screen.getByText(screen.t('appCodeProblem'))).toBeVisible()
  expect(api.count('POST /api/user/secondFactor/confirm')).toBe(0)
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  for (const one of codes) await expect.element(screen.getByText(one)).toBeVisible()
  await screen.getByRole('button', { name: screen.t('recovery.done') }).click()
  await expect.element(screen.getByText(screen.t('on.state'))).toBeVisible()
  await expect.element(screen.getByText(codes[0]!)).not.toBeInTheDocument()
})

/** A console that makes two API calls at once. */
function Console() {
  const one = useQuery({ queryKey: ['one'], queryFn: () => callApi(getOperatorToday, {}) })
  const two = useQuery({ queryKey: ['two'], queryFn: () => callApi(getOperatorToday, {}) })
  return (
    <>
      <AskFactor setUpPath="/admin/security" />
      <p>{one.isSuccess && two.isSuccess ? 'The console' : (one.error?.message ?? 'Waiting')}</p>
    </>
  )
}

test('asks once for the factor that a call needs, shows what is wrong, and continues by itself', async () => {
  let isGiven = false
  const api = answerApi({
    'GET /api/admin/today': () => (isGiven ? { json: {} } : refusal('SECOND_FACTOR_NEEDED', 428, { isSetUp: true })),
    'POST /api/user/secondFactor/give': ({ body }) => {
      if ((body as { code: string }).code !== '654321') return refusal('SECOND_FACTOR_WRONG', 400)
      isGiven = true
      return { json: on }
    },
  })
  const screen = await render(<Console />)
  const dialog = screen.getByRole('dialog', { name: screen.t('ask.title') })
  await dialog.getByRole('textbox').fill('111111')
  await dialog.getByRole('button', { name: screen.t('ask.give') }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('refused: SECOND_FACTOR_WRONG')
  await dialog.getByRole('textbox').fill('654321')
  await dialog.getByRole('button', { name: screen.t('ask.give') }).click()
  await expect.element(screen.getByText('The console')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(api.count('GET /api/admin/today')).toBe(4)
})

test('keeps the refusal when closed without a code, and leads a user without a factor to the setup', async () => {
  let isSetUp = true
  answerApi({ 'GET /api/admin/today': () => refusal('SECOND_FACTOR_NEEDED', 428, { isSetUp }) })
  const screen = await render(<Console />)
  await screen
    .getByRole('dialog', { name: screen.t('ask.title') })
    .getByRole('button', { name: screen.t('shell:close') })
    .click()
  await expect.element(screen.getByText('refused: SECOND_FACTOR_NEEDED')).toBeVisible()
  isSetUp = false
  void pageQueryClient().refetchQueries()
  await screen
    .getByRole('dialog', { name: screen.t('ask.setUpTitle') })
    .getByRole('button', { name: screen.t('ask.setUp') })
    .click()
  expect(screen.router.state.location.pathname).toBe('/admin/security')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
