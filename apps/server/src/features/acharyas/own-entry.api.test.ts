import {
  getMyAcharyaProfile,
  getMyConsole,
  getMyQuickReplies,
  setMyAcharyaProfile,
  setMyQuickReplies,
} from '@sankalp/contract/acharya-profile'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { getRates } from '@sankalp/contract/consultations'
import { exportUserData } from '@sankalp/contract/users'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  consultingApp,
  letPass,
  meet,
  openConsole,
  openDevice,
  openUser,
  say,
  stateOf,
} from '../../../test/consulting.ts'
import { expectVerified } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await consultingApp()
})

const about = {
  en: 'Forty years of reading charts, in the tradition of my father and his.',
  hin: 'पिता और दादा की परंपरा में चालीस वर्षों से कुंडली पढ़ते आ रहे हैं।',
}
const change = {
  languages: ['hindi', 'tamil'],
  specialities: ['marriage'],
  about,
  rates: { chat: 40, audio: 45, video: 60 },
} as const

describe('rates and profile', () => {
  test('can be changed by the acharya and are then shown to all', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const before = (await acharya.client.call(getMyAcharyaProfile)).body
    expect(before).toMatchObject({
      acharyaId: acharya.acharyaId,
      name: { en: 'Harpreet Kaur' },
      rates: { chat: 11, audio: 15, video: 20 },
    })
    const saved = await acharya.client.call(setMyAcharyaProfile, {
      body: { ...change, languages: [...change.languages], specialities: [...change.specialities] },
    })
    expect(saved.body).toEqual({ ...before, ...change })
    expect(
      (await user.client.call(getRates, { params: { id: acharya.acharyaId } })).body.rates.map(
        ({ perMinute }) => perMinute,
      ),
    ).toEqual([40, 45, 60])
    const found = (await user.client.call(getAllAcharya, { query: { keyword: 'harpreet tamil' } })).body.astrologers
    expect(found).toMatchObject([
      { _id: acharya.acharyaId, bio: about.en, languages: ['Hindi', 'Tamil'], chatPerMinutes: 40 },
    ])
  })

  test('refuse values that are out of bounds, missing or duplicated', async () => {
    const acharya = await openConsole(app)
    const wrongs = [
      ['a rate below what is allowed', { rates: { chat: 4, audio: 45, video: 60 } }, 'rates.chat'],
      ['a rate above it', { rates: { chat: 40, audio: 501, video: 60 } }, 'rates.audio'],
      ['a rate with paise', { rates: { chat: 40, audio: 45, video: 60.5 } }, 'rates.video'],
      ['no language', { languages: [] }, 'languages'],
      ['a language twice', { languages: ['hindi', 'hindi'] }, 'languages'],
      ['a text in one language only', { about: { ...about, hin: ' ' } }, 'about.hin'],
    ] as const
    for (const [what, wrong, field] of wrongs) {
      const { body } = await acharya.client.call(setMyAcharyaProfile, { body: { ...change, ...wrong } as never })
      expect(body, what).toMatchObject({ code: 'INVALID_INPUT', facts: { fields: [{ field }] } })
    }
  })

  test('a new rate changes neither the running consultation nor the pending request', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const body = { ...change, languages: [...change.languages], specialities: [...change.specialities] }
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await acharya.client.call(setMyAcharyaProfile, { body })
    const { consultation } = await user.ok('consultation:extend', {
      requestId,
      extendId: crypto.randomUUID(),
      minutes: 5,
    })
    expect(consultation).toMatchObject({ perMinute: 11, chatMinutes: 15 })
    await letPass(app, 120)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await stateOf(app, requestId)).toMatchObject({ state: 'settled', chargedPaise: 2200 })

    await acharya.client.call(setMyAcharyaProfile, { body: { ...body, rates: { chat: 20, audio: 20, video: 20 } } })
    const ringing = await ask(user, acharya)
    await acharya.client.call(setMyAcharyaProfile, { body })
    await acharya.ok('chat:request:accept', { requestId: ringing })
    const later = await user.ok('consultation:join', { requestId: ringing })
    expect(later.consultation.perMinute).toBe(20)
    await expectVerified(app.db)
  })
})

describe('quick replies', () => {
  test('stay in order, are replaced as a whole, exported, and invisible to others', async () => {
    const acharya = await openConsole(app)
    const replies = ['Namaste, how can I help you?', 'नमस्ते!\nआपका प्रश्न क्या है?']
    expect((await acharya.client.call(getMyQuickReplies)).body).toEqual({ replies: [] })
    await acharya.client.call(setMyQuickReplies, { body: { replies: ['old'] } })
    expect((await acharya.client.call(setMyQuickReplies, { body: { replies } })).body).toEqual({ replies })
    expect((await acharya.client.call(exportUserData, { params: { id: acharya.userId } })).body.data).toMatchObject({
      quickReplies: replies,
    })
    const both = await Promise.all(
      [['a'], ['b', 'c']].map((list) => acharya.client.call(setMyQuickReplies, { body: { replies: list } })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(['a', 'b,c']).toContain((await acharya.client.call(getMyQuickReplies)).body.replies.join())
    expect(
      (await acharya.client.call(setMyQuickReplies, { body: { replies: Array.from({ length: 21 }, () => 'x') } }))
        .status,
    ).toBe(400)
  })
})

describe('a pause after this consultation', () => {
  test('begins when it ends: blocks requests, calls and queue turns until a console is switched on', async () => {
    const [acharya, user, next] = [await openConsole(app), await openUser(app, 500), await openUser(app, 500)]
    const phone = await openDevice(app, acharya.client)
    const requestId = await meet(user, acharya)
    await next.ok('queue:join', { acharyaId: acharya.acharyaId, talk: 'Chat', chatMinutes: 5 })
    expect(await acharya.ok('acharya:pause', { on: true })).toMatchObject({ pausesAfterThis: true, isPaused: false })
    expect(await phone.next('acharya:console')).toEqual({ pausesAfterThis: true, isPaused: false })
    expect((await acharya.client.call(getMyConsole)).body).toEqual({ pausesAfterThis: true, isPaused: false })
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    for (const console of [acharya, phone])
      expect(await console.next('acharya:console')).toEqual({ pausesAfterThis: false, isPaused: true })

    // The acharya's console has not switched itself off yet.
    expect(
      await user.send('chat:request', { requestId: crypto.randomUUID(), acharyaId: acharya.acharyaId, talk: 'Chat' }),
    ).toMatchObject({ code: 'ACHARYA_OFFLINE' })
    expect(next.told('queue:turn')).toEqual([])
    // An automatic reconnect does not end the pause; switching on by hand does.
    expect(await phone.ok('acharya:switch', { on: true, isReturning: true })).toMatchObject({ on: false })
    await acharya.ok('acharya:switch', { on: false })
    await acharya.ok('acharya:switch', { on: true })
    expect((await acharya.client.call(getMyConsole)).body).toEqual({ pausesAfterThis: false, isPaused: false })
    await next.next('queue:turn')
    expect((await stateOf(app, requestId)).state).toBe('settled')
  })

  test('can be cancelled, and begins at once if no consultation runs', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    await meet(user, acharya)
    await acharya.ok('acharya:pause', { on: true })
    expect(await acharya.ok('acharya:pause', { on: false })).toMatchObject({ pausesAfterThis: false, isPaused: false })
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    const again = await ask(user, acharya)
    await acharya.ok('chat:request:reject', { requestId: again })
    expect(await acharya.ok('acharya:pause', { on: true })).toMatchObject({ pausesAfterThis: false, isPaused: true })
    expect(
      await user.send('chat:request', { requestId: crypto.randomUUID(), acharyaId: acharya.acharyaId, talk: 'Chat' }),
    ).toMatchObject({ code: 'ACHARYA_OFFLINE' })
  })
})
