import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { expect, onTestFinished, test } from 'vitest'
import { ask, openUser, say, stateOf } from '../test/consulting.ts'
import { openProxy, targetOf } from '../test/tcp-proxy.ts'
import { testApp } from '../test/test-app.ts'
import { openDemoConsoles } from './demo-acharyas.ts'
import { loadDemo } from '../test/demo-rows.ts'
import { createLog } from './platform/log.ts'

test('some demo acharyas are online, return after a lost connection, and leave nothing behind', async () => {
  const app = await testApp()
  await loadDemo(app.db, new Date())
  const online = async () =>
    (await app.newClient().call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers.filter(
      (acharya) => acharya.online,
    )
  const present = demoAcharyas.filter((acharya) => acharya.present)
  expect(present.length).toBeGreaterThanOrEqual(3)

  const wire = await openProxy(targetOf(app.url, 80))
  onTestFinished(() => wire.close())
  const consoles = openDemoConsoles(`http://127.0.0.1:${wire.port}`, app.demoSessions!, createLog('silent'))
  await expect
    .poll(async () => (await online()).map(({ portrait }) => portrait).toSorted())
    .toEqual(present.map(({ portrait }) => `acharyas/${portrait}`).toSorted())
  wire.cut()
  await expect.poll(online).toHaveLength(0)
  wire.mend()
  await expect.poll(online).toHaveLength(present.length)

  await consoles.close()
  await expect.poll(online).toHaveLength(0)
  const [sessions] = await app.db.query('select count(*)::int as all, count(ended_at)::int as ended from auth_session')
  expect(sessions).toEqual({ all: present.length, ended: present.length })
})

test('a demo acharya answers a chat: says it is played by the server, asks, and reads a shared chart in the user’s language', async () => {
  const app = await testApp()
  await loadDemo(app.db, new Date())
  const consoles = openDemoConsoles(app.url, app.demoSessions!, createLog('silent'), () => 0)
  onTestFinished(() => consoles.close())
  const online = async () =>
    (await app.newClient().call(getAllAcharya)).body.astrologers.filter((acharya) => acharya.online)
  await expect.poll(async () => (await online()).length).toBeGreaterThan(0)
  const [acharya] = await online()
  const user = await openUser(app, 500)
  const call = await ask(user, { acharyaId: acharya!._id }, { chatMinutes: 2, talk: 'Audio Call' })
  expect(await user.next('chat:request:rejected')).toMatchObject({
    requestId: call,
    reason: 'refused',
    note: expect.stringMatching(/played by the server.*सर्वर/) as string,
  })

  const requestId = await ask(user, { acharyaId: acharya!._id }, { chatMinutes: 2 })
  await user.next('chat:request:accepted')
  expect((await user.next('message:receive')).message).toMatch(/^Namaste Asha\. .*the server plays my part/)
  expect((await user.next('message:receive')).message).toMatch(/\?/)
  const to = { userId: acharya!.userId }
  await say(user, to, 'मेरी कुंडली देखिए')
  expect((await user.next('message:receive')).message).toMatch(/कुंडली/)
  const attachment = {
    kind: 'kundli' as const,
    name: 'Asha',
    place: 'Varanasi',
    birth: { day: 14, month: 8, year: 1996, hour: 6, min: 42, lat: 25.3, lon: 83, zone: 'Asia/Kolkata' },
  }
  await user.ok('message:send', {
    id: crypto.randomUUID(),
    from: user.userId,
    to: to.userId,
    message: 'My chart',
    timestamp: 1,
    attachment,
  })
  const read = [
    await user.next('message:receive'),
    await user.next('message:receive'),
    await user.next('message:receive'),
  ].map(({ message }) => message)
  // The Moon that morning, the same in every chart.
  expect(read[0]).toMatch(/चंद्रमा कर्क राशि में, आश्लेषा नक्षत्र/)
  expect(read[2]).toMatch(/सिंह राशि उदय/)
  await expect.poll(() => user.told('message:marks').at(-1)?.read).toBe(5)
  await user.ok('chat:end', { to: to.userId, endTimestamp: 1 })
  expect((await stateOf(app, requestId)).state).toBe('settled')
})

test('reads the chart that came with the request and does not ask for it again; greets in the language of the page, whatever letters one writes; of a birth without a time says nothing that needs one', async () => {
  const app = await testApp()
  await loadDemo(app.db, new Date())
  const consoles = openDemoConsoles(app.url, app.demoSessions!, createLog('silent'), () => 0)
  onTestFinished(() => consoles.close())
  const online = async () =>
    (await app.newClient().call(getAllAcharya)).body.astrologers.filter((acharya) => acharya.online)
  await expect.poll(async () => (await online()).length).toBeGreaterThan(0)
  const [acharya] = await online()
  const user = await openUser(app, 500)
  const intake = {
    name: 'Asha',
    gender: 'Female' as const,
    birthplace: 'Varanasi',
    date: '1996-08-14',
    time: '12:00',
    timeUnknown: true,
    question: 'Naukri kab lagegi?',
  }
  await ask(user, { acharyaId: acharya!._id }, { chatMinutes: 2, language: 'hin', intake })
  await user.next('chat:request:accepted')
  expect((await user.next('message:receive')).message).toMatch(/^नमस्ते Asha जी।/)
  expect((await user.next('message:receive')).message).toMatch(/प्रश्न.*“Naukri kab lagegi\?”/)
  // On that day the Moon moved from Ashlesha in Cancer to Magha in Leo.
  const read = [await user.next('message:receive'), await user.next('message:receive')].map(({ message }) => message)
  expect(read[0]).toMatch(/जन्म समय ज्ञात नहीं है। उस दिन चंद्रमा कर्क या सिंह राशि में, आश्लेषा या मघा नक्षत्र में था।/)
  expect(read[1]).toMatch(/लग्न और भाव नहीं बनते/)
  expect(read.join(' ')).not.toMatch(/चरण|उदय/)
  expect((await user.next('message:receive')).message).toMatch(/^कुंडली में इतना/)
  await say(user, { userId: acharya!.userId }, 'Meri kundli dekhiye')
  expect((await user.next('message:receive')).message).toMatch(/^मैंने पढ़ लिया, आपकी कुंडली मेरे सामने है।/)
  await user.ok('chat:end', { to: acharya!.userId, endTimestamp: 1 })
})

test('asks for the chart when the place of the birth that came along is in no list', async () => {
  const app = await testApp()
  await loadDemo(app.db, new Date())
  const consoles = openDemoConsoles(app.url, app.demoSessions!, createLog('silent'), () => 0)
  onTestFinished(() => consoles.close())
  const online = async () =>
    (await app.newClient().call(getAllAcharya)).body.astrologers.filter((acharya) => acharya.online)
  await expect.poll(async () => (await online()).length).toBeGreaterThan(0)
  const [acharya] = await online()
  const user = await openUser(app, 500)
  const intake = {
    name: 'Asha',
    gender: 'Female' as const,
    birthplace: 'Xqzzyx',
    date: '1996-08-14',
    time: '06:42',
  }
  await ask(user, { acharyaId: acharya!._id }, { chatMinutes: 2, language: 'en', intake })
  await user.next('chat:request:accepted')
  await user.next('message:receive')
  expect((await user.next('message:receive')).message).toMatch(/If you share your chart/)
  await user.ok('chat:end', { to: acharya!.userId, endTimestamp: 1 })
})
