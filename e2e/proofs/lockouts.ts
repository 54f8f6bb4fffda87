import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { getAllBlog } from '@sankalp/contract/blog'
import { sendMessage } from '@sankalp/contract/contact'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { randomPhone } from '@sankalp/server/test/test-client.ts'
import { behindProxy, withServerOnPostgres } from './ground.ts'
import { readPages, show } from './honest.ts'
import type { Proof, Report } from './proof.ts'

type Db = Parameters<Parameters<typeof withServerOnPostgres>[1]>[1]

export const lockoutsProof: Proof = {
  number: 22,
  name: 'lockouts',
  title: 'what one uses up for others: a number’s codes, the contact form, the home page',
  run: (report) =>
    withServerOnPostgres(behindProxy, async (server, db) => {
      await useUpCodes(report, server, db)
      await writeLetters(report, server)
      await spoilHomePage(report, server)
    }),
}

/** Others request all codes of a number; its owner's browser still gets one. */
async function useUpCodes(report: Report, server: ServerProcess, db: Db): Promise<void> {
  const owner = await server.newClient().signIn()
  const older = () =>
    db.query(
      `update auth_number set sent_at = array(select sent - interval '16 minutes' from unnest(sent_at) sent order by sent)`,
    )
  const statuses: number[] = []
  for (let sent = 0; sent < 8; sent++) {
    await older()
    statuses.push((await server.newClient().call(sendOtp, { body: { phone_number: owner.phone } })).status)
  }
  report.figure('a stranger asks for codes', statuses.join(', '))
  await older()
  const asked = await owner.call(sendOtp, { body: { phone_number: owner.phone } })
  const signedIn = await owner.call(verifyOtp, { body: { phone_number: owner.phone, otp: asked.body.otp ?? '' } })
  report.check('the owner’s browser still signs in', signedIn.status === 200, signedIn.status)
  report.check(
    'and nobody else can ask',
    (await server.newClient().call(sendOtp, { body: { phone_number: owner.phone } })).status === 429,
  )
}

async function writeLetters(report: Report, server: ServerProcess): Promise<void> {
  const letter = (topic: 'other' | 'privacy') => ({
    id: randomUUID(),
    name: 'Asha',
    reply_to: 'asha@example.com',
    topic,
    message: 'A letter among very many others.',
  })
  const statuses: Record<number, number> = {}
  for (let address = 0; address < 100; address++) {
    const client = server.newClient()
    for (let count = 0; count < 6; count++) {
      const { status } = await client.call(sendMessage, { body: letter('other') })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  report.figure('600 letters from 100 addresses', JSON.stringify(statuses))
  const grievance = await server.newClient().call(sendMessage, { body: letter('privacy') })
  report.check('a complaint is accepted after them', grievance.status === 200, grievance.status)
}

/** One address uses up its own calls, and requests the home page when the cached copy expires. */
async function spoilHomePage(report: Report, server: ServerProcess): Promise<void> {
  const attacker = server.newClient()
  const useUp = async (endpoint: Endpoint) => {
    for (let calls = 0; calls < 1000; calls++) if ((await attacker.call(endpoint)).status === 429) return
  }
  await Promise.all([getAllAcharya, getAllBlog].map((endpoint) => useUp(endpoint)))
  const until = Date.now() + 66_000
  let [asked, spoiled] = [0, 0]
  while (Date.now() < until) {
    const page = await attacker.fetch<{ text: string }>('/')
    asked += 1
    if (page.status !== 200 || /Too many requests|बहुत ज़्यादा/.test(page.body.text)) spoiled += 1
    await wait(250)
  }
  report.check('no home page holds an error of theirs', spoiled === 0 && asked > 100, `${spoiled} of ${asked}`)
  report.figure('honest visitors afterwards', show(await readPages(server.url, 4000)))
  report.check(
    'a number nobody asked about signs in',
    await server
      .newClient()
      .signIn(randomPhone())
      .then(
        () => true,
        () => false,
      ),
  )
}
