import type { Acharya } from '@sankalp/contract/acharyas'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { AcharyaListPage } from './acharya-list-page.tsx'

const live = vi.hoisted(() => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const listen = (event: string, listener: (payload: unknown) => void) => {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return () => void all.delete(listener)
  }
  return {
    listen,
    onConnect: () => () => {},
    send: () => Promise.resolve({}),
    count: (event: string) => listeners.get(event)?.size ?? 0,
    tell: (event: string, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload)),
  }
})
vi.mock('../../../lib/live/live.ts', () => live)

const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
const list = 'GET /api/acharya/getAllAcharya'
const acharyaOf = (name: string, change: Partial<Acharya> = {}): Acharya =>
  ({
    _id: `id-${name}`,
    userId: `user-${name}`,
    name,
    image: 'false',
    portrait: 'acharyas/other-0',
    astrologerType: 'Vedic astrologer',
    experience: 20,
    gender: 'Male',
    bio: '',
    chatPerMinutes: 21,
    audioPerMinutes: 25.5,
    videoPerMinutes: 31,
    languages: ['Hindi'],
    specialities: ['Marriage'],
    rating: null,
    sessions: 0,
    replySeconds: null,
    online: false,
    busy: false,
    ...change,
  }) as Acharya
const pageOf = (...astrologers: Acharya[]) => ({
  json: { astrologers, totalAstrologers: astrologers.length, totalPages: 1, currentPage: 1 },
})

const others = {
  'GET /api/acharya/favourites': () => ({ json: { acharyas: ['id-Ravi'] } }),
  'GET /api/consultation/tellMeWhenOnline': () => ({ json: { acharyas: [] } }),
  'GET /api/consultation/running': () => ({ json: { consultation: null } }),
  'GET /api/consultation/queue': () => ({ json: { queues: [] } }),
  'GET /api/consultation/waits': () => ({ json: { waits: [{ userId: 'user-Asha', waiting: 1, waitSeconds: 720 }] } }),
}
const open = (path = '/chatwithastrologer') =>
  renderScreen(
    <QueryProvider>
      <AcharyaListPage kind="chat" wallet={{ available: 200.5, hasFailed: false }} />
    </QueryProvider>,
    { namespaces: ['find-acharya'], path, route: '/chatwithastrologer' },
  )

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('a card shows the price per minute of each kind of consultation; lights change live, and acharyas who are online come first', async () => {
  answerApi({
    ...others,
    [list]: () => pageOf(acharyaOf('Asha', { online: true }), acharyaOf('Ravi', { rating: 4.5, sessions: 12 })),
  })
  const screen = await open()
  await expect.element(screen.getByText('₹200.50')).toBeVisible()
  const asha = screen.getByRole('article', { name: 'Asha' })
  await expect.element(asha.getByRole('button', { name: 'Audio Call ₹25.50/min' })).toBeVisible()
  await expect.element(asha.getByText(screen.t('card.new'))).toBeVisible()
  await expect
    .element(screen.getByRole('article', { name: 'Ravi' }).getByText(screen.t('card.rating', { rating: '4.5' })))
    .toBeVisible()
  const offline = screen.getByRole('article', { name: 'Ravi' })
  await expect.element(offline.getByText(`${screen.t('talk.video')} ₹31/min`)).toBeVisible()
  await expect.poll(() => live.count('acharya:busy')).toBe(1)
  live.tell('acharya:busy', { userId: 'user-Asha', busy: true })
  await expect.element(asha.getByText(screen.t('light.busyWait', { count: 12 }), { exact: false })).toBeVisible()
  live.tell('acharya:offline', { acharya: { userId: 'user-Asha' } })
  live.tell('acharya:online', { acharya: { userId: 'user-Ravi' } })
  await expect
    .poll(() =>
      screen
        .getByRole('article')
        .elements()
        .map((card) => card.getAttribute('aria-label')),
    )
    .toEqual(['Ravi', 'Asha'])
})

test('an older list that arrives after an acharya went offline does not show them online', async () => {
  let answer = Promise.resolve()
  let comes = () => {}
  const { count } = answerApi({
    ...others,
    [list]: () => answer.then(() => pageOf(acharyaOf('Asha', { online: true }))),
  })
  const screen = await open()
  const asha = screen.getByRole('article', { name: 'Asha' })
  await expect.element(asha.getByText(`● ${screen.t('light.online')}`)).toBeVisible()
  await expect.poll(() => live.count('acharya:offline')).toBe(1)
  answer = new Promise((resolve) => void (comes = resolve))
  const before = count(list)
  void pageQueryClient().invalidateQueries()
  await expect.poll(() => count(list)).toBe(before + 1)
  live.tell('acharya:offline', { acharya: { userId: 'user-Asha' } })
  await expect.element(asha.getByText(`○ ${screen.t('light.offline')}`)).toBeVisible()
  comes()
  await expect.poll(() => pageQueryClient().isFetching()).toBe(0)
  await expect.element(asha.getByText(`○ ${screen.t('light.offline')}`)).toBeVisible()
})

test('search, filters and order are in the address and are sent to the server; a chip removes one of them', async () => {
  const { calls } = answerApi({ ...others, [list]: () => pageOf(acharyaOf('Asha', { online: true })) })
  const screen = await open('/chatwithastrologer?q=ravi')
  await screen.getByRole('button', { name: screen.t('filters.open') }).click()
  await screen.getByLabelText(screen.t('filters.price')).selectOptions('25')
  await screen.getByRole('button', { name: screen.t('filters.apply') }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('?q=ravi&price=25')
  await screen.getByRole('combobox', { name: screen.t('sort.label') }).selectOptions('rating')
  await expect
    .poll(() =>
      Object.fromEntries(calls.findLast(({ url }) => url.pathname === '/api/acharya/getAllAcharya')!.url.searchParams),
    )
    .toEqual({ page: '1', keyword: 'ravi', maxPrice: '25', sort: 'rating' })
  await screen.getByRole('button', { name: screen.t('filters.remove', { what: '“ravi”' }) }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('?price=25&sort=rating')
  await screen.getByRole('button', { name: screen.t('filters.favourites') }).click()
  await expect
    .poll(() => calls.findLast(({ url }) => url.pathname === '/api/acharya/getAllAcharya')!.url.searchParams.get('ids'))
    .toBe('id-Ravi')
})

test('an empty list and a failed one each say what to do next', async () => {
  let hasFailed = true
  answerApi({
    ...others,
    [list]: () =>
      hasFailed
        ? { status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.', requestId: 'r' } }
        : pageOf(),
  })
  const screen = await open('/chatwithastrologer?gender=Female')
  await expect.element(screen.getByText(screen.t('failed'))).toBeVisible()
  hasFailed = false
  await screen.getByRole('button', { name: screen.t('shell:tryAgain') }).click()
  await expect.element(screen.getByText(screen.t('empty'))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('showAll') }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('')
})

test('a request to be notified is saved, and a failure to save is reported', async () => {
  let isSaved = false
  answerApi({
    ...others,
    [list]: () => pageOf(acharyaOf('Ravi')),
    'GET /api/consultation/tellMeWhenOnline': () => ({ json: { acharyas: isSaved ? ['id-Ravi'] : [] } }),
    'POST /api/consultation/tellMeWhenOnline/id-Ravi': () =>
      isSaved
        ? { json: { success: true } }
        : { status: 500, json: { code: 'INTERNAL', message: 'no', requestId: 'r' } },
  })
  const screen = await open()
  const wish = screen.getByRole('button', { name: `${screen.t('wish.ask')}: Ravi` })
  await wish.click()
  await expect.element(screen.getByText(screen.t('wish.failed'))).toBeVisible()
  isSaved = true
  await wish.click()
  await expect.element(screen.getByText(screen.t('wish.done', { name: 'Ravi' }))).toBeVisible()
})

test.each([
  [{ place: 2, waitSeconds: 370, turnUntil: null }, 'You are 2nd, about 6 minutes'],
  [{ place: 13, waitSeconds: null, turnUntil: null }, 'You are 13th'],
  [{ place: 1, waitSeconds: 50, turnUntil: null }, 'You are next, about 1 minute'],
  [{ place: 1, waitSeconds: 0, turnUntil: 4_000_000_000_000 }, 'It is your turn'],
])('the card itself says the place of the visitor in the queue: %j', async (place, text) => {
  answerApi({
    ...others,
    [list]: () => pageOf(acharyaOf('Asha', { online: true, busy: true })),
    'GET /api/acharya/getAcharyaById/id-Asha': () => ({ json: { acharya: acharyaOf('Asha') } }),
    'GET /api/consultation/queue': () => ({
      json: { queues: [{ acharyaId: 'id-Asha', talk: 'Chat', chatMinutes: 5, ...place }] },
    }),
    'HEAD /robots.txt': () => ({ json: {} }),
  })
  const screen = await open()
  const card = screen.getByRole('article', { name: 'Asha' })
  await expect.element(card.getByText(text, { exact: false })).toBeVisible()
  expect(card.getByText(/^. Busy/).query()).toBeNull()
})
