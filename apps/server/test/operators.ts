import { randomUUID } from 'node:crypto'
import { decideOperatorGrant, decideProposal, proposeCorrection, setOperatorStep } from '@sankalp/contract/operator'
import type { OperatorStep } from '@sankalp/contract/operator-rights'
import { signInAs } from './payouts.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

export const daySeconds = 24 * 3600
const reason = 'Because of a test'
const headers = () => ({ 'Idempotency-Key': randomUUID() })

/** Creates finance operators as the installation does, so that no operator has granted another. */
export async function operators(app: TestApp, ...names: readonly string[]): Promise<TestClient[]> {
  const made: TestClient[] = []
  for (const name of names) made.push(await signInAs(app, 'ROLE_ADMIN', name))
  return made
}

/**
 * Moves the clock on, applies the permissions that are due, and signs these users in again, because their sessions have
 * expired by then.
 */
export async function wait(app: TestApp, days: number, ...people: readonly TestClient[]): Promise<void> {
  app.pass(days * daySeconds + 60)
  await app.runJob('operator.applyRights')
  for (const one of people) await one.signIn(one.phone)
}

/** Returns the code of a refusal, or the answer. */
const codeOf = ({ status, body }: { status: number; body: object }, key: string): string => {
  const { code, [key]: answer } = body as Record<string, string | undefined>
  return code ?? answer ?? String(status)
}

export async function setStep(by: TestClient, whose: TestClient, operatorStep: OperatorStep | null): Promise<string> {
  return codeOf(
    await by.call(setOperatorStep, {
      params: { accountId: whose.userId },
      body: { operatorStep, reason },
      headers: headers(),
    }),
    'outcome',
  )
}

export async function decideRight(
  by: TestClient,
  whose: TestClient,
  operatorStep: OperatorStep = 'finance',
  confirm = true,
): Promise<string> {
  return codeOf(
    await by.call(decideOperatorGrant, {
      params: { accountId: whose.userId },
      body: { confirm, operatorStep },
      headers: headers(),
    }),
    'decision',
  )
}

/**
 * Lets one operator propose finance for a user and another confirm it, and waits until it takes effect. Signs in
 * everyone named afterwards.
 */
export async function giveFinance(
  app: TestApp,
  proposer: TestClient,
  confirmer: TestClient,
  whose: TestClient,
  ...others: readonly TestClient[]
): Promise<void> {
  const answers = [await setStep(proposer, whose, 'finance'), await decideRight(confirmer, whose)]
  if (answers.join() !== 'proposed,confirmed') throw new Error(`the right was not given: ${answers.join()}`)
  await wait(app, 1, proposer, confirmer, whose, ...others)
}

/** Proposes a correction in favour of a new account; returns its id, or the code of the refusal. */
export async function propose(app: TestApp, by: TestClient, account?: string): Promise<string> {
  const whose = account ?? (await app.newClient().signIn()).userId
  return codeOf(
    await by.call(proposeCorrection, { body: { account: whose, amount: 100, reason }, headers: headers() }),
    'proposalId',
  )
}

export async function decide(by: TestClient, proposalId: string, confirm = true): Promise<string> {
  return codeOf(
    await by.call(decideProposal, { params: { proposalId }, body: { confirm }, headers: headers() }),
    'decision',
  )
}
