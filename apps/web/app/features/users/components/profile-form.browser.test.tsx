import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Link } from 'react-router'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { asha } from '../asha.fake.ts'
import { ProfileForm } from './profile-form.tsx'

const save = 'PUT /api/user/updateUsers'
const saved = (body: unknown) => {
  const { time_of_birth = null, time_of_birth_unknown, ...sent } = Object.fromEntries(body as FormData)
  return {
    json: {
      message: 'ok',
      user: { ...asha, ...sent, time_of_birth, time_of_birth_unknown: time_of_birth_unknown === 'true' },
    },
  }
}

async function renderForm() {
  const screen = await renderScreen(
    <QueryProvider>
      <ProfileForm user={asha} onSaved={() => {}} />
      <Link to="/elsewhere">Go elsewhere</Link>
    </QueryProvider>,
    { namespaces: ['users'], path: '/profile' },
  )
  const { t } = screen
  return {
    screen,
    field: (name: 'city' | 'email' | 'pincode') => screen.getByLabelText(t(`fields.${name}`)),
    button: screen.getByRole('button', { name: t('save'), exact: true }),
    toasts: screen.getByRole('listitem').filter({ hasText: t('saved') }),
  }
}

const birthWords = async () => (await import('@sankalp/content/locales/en/birth.json')).default

beforeEach(() => saveSession({ token: 'abc', id: asha._id }))

test('sends nothing and shows no second message when pressed again after the reply without a change', async () => {
  const { calls } = answerApi({ [save]: ({ body }) => saved(body) })
  const { screen, field, button, toasts } = await renderForm()
  await userEvent.fill(field('city'), 'Indore')
  await button.click()
  await expect.element(screen.getByText(screen.t('allSaved'))).toBeVisible()
  await button.click()
  await userEvent.fill(field('city'), 'Dewas')
  await expect.element(screen.getByText(screen.t('unsaved'))).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect.element(toasts).toHaveLength(1)
})

test('ignores a press while the form is being sent', async () => {
  const answer = Promise.withResolvers<void>()
  const { calls } = answerApi({
    [save]: async ({ body }) => {
      await answer.promise
      return saved(body)
    },
  })
  const { screen, field, button } = await renderForm()
  await userEvent.fill(field('city'), 'Indore')
  const form = (button.element() as HTMLButtonElement).form!
  // Submit twice before React can disable the button.
  form.requestSubmit()
  form.requestSubmit()
  answer.resolve()
  await expect.element(screen.getByText(screen.t('allSaved'))).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('saves an unchanged form, but only once', async () => {
  const { calls } = answerApi({ [save]: ({ body }) => saved(body) })
  const { screen, button } = await renderForm()
  await button.dblClick()
  await expect.element(screen.getByText(screen.t('allSaved'))).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('shows the server’s refusal at its field and focuses it', async () => {
  const refusal = {
    code: 'INVALID_INPUT',
    message: 'no',
    facts: { fields: [{ field: 'pincode', problem: 'pincode' }] },
  }
  answerApi({ [save]: () => ({ status: 400, json: refusal }) })
  const { field, button } = await renderForm()
  await userEvent.fill(field('pincode'), '110001')
  await button.click()
  await expect.element(field('pincode')).toHaveFocus()
  await expect.element(field('pincode')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('pincode')).toHaveAccessibleDescription(/PIN/i)
  await expect.element(field('pincode')).toHaveValue('110001')
})

test('a save that failed for good says so and keeps what was typed', async () => {
  answerApi({
    [save]: () => ({ status: 500, json: { code: 'INTERNAL', message: 'broken', facts: { requestId: 'r-1' } } }),
  })
  const { screen, field, button, toasts } = await renderForm()
  await userEvent.fill(field('city'), 'Indore')
  await button.click()
  await expect.poll(() => screen.getByRole('alert').element().textContent).toContain(screen.t('saveFailed'))
  await expect.element(field('city')).toHaveValue('Indore')
  await expect.element(toasts).toHaveLength(0)
})

test('names a wrong field, focuses it, and clears the message once it is corrected', async () => {
  const { calls } = answerApi({})
  const { field, button } = await renderForm()
  await userEvent.fill(field('email'), 'asha@')
  await button.click()
  await expect.element(field('email')).toHaveFocus()
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(field('email'), 'asha@example.com')
  await expect.element(field('email')).not.toHaveAttribute('aria-invalid')
  expect(calls).toHaveLength(0)
})

test('refuses a date of birth in the future at its fields', async () => {
  const { calls } = answerApi({})
  const { screen, button } = await renderForm()
  const words = await birthWords()
  const part = (name: 'day' | 'month' | 'year') => screen.getByRole('combobox', { name: words[name], exact: true })
  const now = new Date()
  await part('year').selectOptions(String(now.getFullYear()))
  await part('month').selectOptions('12')
  await part('day').selectOptions('31')
  await button.click()
  await expect.element(part('day')).toHaveFocus()
  await expect.element(part('day')).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(screen.getByRole('group', { name: words.date }))
    .toHaveAccessibleDescription(new RegExp(words.problems.futureDate.slice(0, 12)))
  await part('year').selectOptions('1990')
  await expect.element(part('day')).not.toHaveAttribute('aria-invalid')
  expect(calls).toHaveLength(0)
})

test('saves the form with the box for an unknown time of birth ticked', async () => {
  const { calls } = answerApi({ [save]: ({ body }) => saved(body) })
  const { screen, button } = await renderForm()
  const words = await birthWords()
  const hour = screen.getByRole('combobox', { name: words.hour, exact: true })
  await expect.element(hour).toHaveValue('5')
  await screen.getByRole('checkbox', { name: words.timeUnknown }).click()
  await expect.element(hour).toBeDisabled()
  await button.click()
  await expect.element(screen.getByText(screen.t('allSaved'))).toBeVisible()
  const sent = Object.fromEntries(calls[0]!.body as FormData)
  expect(sent).toMatchObject({ date_of_birth: '1990-02-28', time_of_birth_unknown: 'true' })
  expect(sent).not.toHaveProperty('time_of_birth')
  await expect.element(screen.getByRole('checkbox', { name: words.timeUnknown })).toBeChecked()
})

test('converts Devanagari digits of a PIN code while they are typed', async () => {
  answerApi({})
  const { field } = await renderForm()
  await userEvent.fill(field('pincode'), '४५२००१')
  await expect.element(field('pincode')).toHaveValue('452001')
})

test('asks before leaving with unsaved changes, restores the draft, and lets the user discard it', async () => {
  answerApi({})
  const { screen, field } = await renderForm()
  await userEvent.fill(field('city'), 'Indore')
  await screen.getByRole('link', { name: 'Go elsewhere' }).click()
  const dialog = screen.getByRole('dialog', { name: screen.t('leave.title') })
  await dialog.getByRole('button', { name: screen.t('leave.stay') }).click()
  await expect.element(field('city')).toHaveValue('Indore')
  await screen.getByRole('link', { name: 'Go elsewhere' }).click()
  await dialog.getByRole('button', { name: screen.t('leave.go') }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()

  await screen.router.navigate('/profile')
  await expect.element(screen.getByText(screen.t('restored'))).toBeVisible()
  await expect.element(field('city')).toHaveValue('Indore')
  await screen.getByRole('button', { name: screen.t('discard') }).click()
  await expect.element(field('city')).toHaveValue('Ujjain')
  await expect.element(screen.getByText(screen.t('restored'))).not.toBeInTheDocument()
})

test('does not ask when leaving a form without unsaved changes', async () => {
  answerApi({ [save]: ({ body }) => saved(body) })
  const { screen, field, button } = await renderForm()
  await userEvent.fill(field('city'), 'Indore')
  await button.click()
  await expect.element(screen.getByText(screen.t('allSaved'))).toBeVisible()
  await screen.getByRole('link', { name: 'Go elsewhere' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})
