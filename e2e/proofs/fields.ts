import type { Role } from '@sankalp/contract'
import { endpoints } from '@sankalp/contract/endpoints'
import { badValues } from '@sankalp/server/test/contract/bad-values.ts'
import { listFields } from '@sankalp/server/test/contract/fields.ts'
import { listCases } from '@sankalp/server/test/contract/fuzz-cases.ts'
import { runFuzz } from '@sankalp/server/test/contract/fuzz.ts'
import { setRole } from '@sankalp/server/test/contract/set-role.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { behindProxy, findTrouble, noCeilings, withServer, withServerOnPostgres } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const env = { ...behindProxy, ...noCeilings }

export const fieldsProof: Proof = {
  number: 17,
  name: 'fields',
  title: 'bad values in every field, header, body and file of every endpoint',
  async run(report) {
    report.figure('fields', endpoints.flatMap(listFields).length)
    report.figure('bad values for each', badValues.length)
    await withServerOnPostgres(env, (server, db) =>
      fuzzAll({ ...server, setRole: (userId, role) => setRole(db, userId, role) }, report, 'PostgreSQL'),
    )
    await withServer(env, (server) => fuzzAll(server, report, 'the embedded database'))
  },
}

type Ground = ServerProcess & { setRole?(userId: string, role: Role): Promise<void> }

async function fuzzAll(server: Ground, report: Report, database: string): Promise<void> {
  const cases = (await Promise.all(endpoints.map(listCases))).flat()
  const { problems, requests, slowestMs, slowest, byStatus } = await runFuzz(cases, server)
  report.figure(`requests on ${database}`, requests)
  report.figure('answers', JSON.stringify(byStatus))
  report.figure('slowest', `${slowestMs} ms (${slowest})`)
  report.check(
    'no 5xx, no hang, nothing told too much, every refusal in its form and language',
    problems.length === 0,
    problems.slice(0, 20).join('\n    ') || undefined,
  )
  const trouble = findTrouble(server.log)
  report.check(
    'the server logged no failure and still runs',
    trouble.length === 0 && server.child.exitCode === null,
    trouble.slice(0, 3).join('\n    ') || undefined,
  )
}
