import { beforeEach, expect, test } from 'vitest'
import { QueryProvider } from './lib/query/provider.tsx'
import { forgetSession, saveSession } from './lib/session/store.ts'
import { answerApi } from './lib/testing/answer-api.fake.ts'
import { renderScreen } from './lib/testing/render-screen.fake.tsx'
import { RequireRole } from './require-role.tsx'

async function renderAs(role_type: string) {
  const user = {
    _id: 'asha',
    name: 'Asha',
    first_name: null,
    last_name: null,
    phone_number: '9876543210',
    country_code: '+91',
    profile_image: null,
    role_type,
  }
  answerApi({ 'GET /api/user/getUserById/asha': () => ({ json: { user } }) })
  return renderScreen(
    <QueryProvider>
      <RequireRole of="ROLE_ACHARYA">
        <h1>The console</h1>
      </RequireRole>
    </QueryProvider>,
    { namespaces: ['shell'] },
  )
}

beforeEach(() => {
  forgetSession()
  saveSession({ token: 'abc', id: 'asha' })
})

test('shows the console to a user with the role', async () => {
  const screen = await renderAs('ROLE_ACHARYA')
  await expect.element(screen.getByRole('heading', { name: 'The console' })).toBeVisible()
})

test.each(['ROLE_USER', 'ROLE_ADMIN'])('for %s there is no such page', async (role) => {
  const screen = await renderAs(role)
  await expect.element(screen.getByRole('heading', { name: screen.t('shell:notFound.title') })).toBeVisible()
  await expect.element(screen.getByText('The console')).not.toBeInTheDocument()
})
