import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import {
  type OperatorStep,
  grantLapsesSeconds,
  reaches,
  rightComesAfterSeconds,
} from '@sankalp/contract/operator-rights'
import type { OperatorNoticeFacts } from '@sankalp/content/operator-notice-texts'
import { type Clock, later } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { insertAuditEntry } from '../../../platform/http/audit.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { type AccountRow, lockAccounts, saveStep } from '../accounts.repository.ts'
import { bindAll } from '../../../platform/bind-all.ts'
import * as repository from './rights.repository.ts'
import { aloneFromOf, forgetPeople, readStanding, rememberPeople } from './standing.repository.ts'
import { checkSecondPerson } from './standing.ts'

export type RightsNeeds = {
  db: Db
  clock: Clock
  secrets: Secrets
  /** Ends every session of an account, on every process. */
  endSessionsOf: (tx: Tx, userId: string) => Promise<void>
  notices: {
    /** Notifies operators of a permission change. `key` names the grant or the loss. */
    tellOfRight: (
      tx: Tx,
      readers: readonly string[],
      key: string,
      facts: OperatorNoticeFacts['operatorRight'],
    ) => Promise<void>
  }
}

export type Rights = ReturnType<typeof createRights>

/**
 * Manages operators' permissions: one operator proposes one, another confirms it, and it is in force a day later.
 * Reductions take effect at once.
 */
export function createRights(needs: RightsNeeds) {
  return {
    ...bindAll(needs, { setStep, decide, applyDue, eraseFor }),
    exportFor: async (userId: string) => ({ operatorRights: await repository.listRightsOf(needs.db, userId) }),
    tidy: () => forgetPeople(needs.db, needs.clock.now()),
  }
}

async function setStep(
  needs: RightsNeeds,
  tx: Tx,
  operatorId: string,
  accountId: string,
  step: OperatorStep | null,
  reason: string,
): Promise<'done' | 'proposed'> {
  // An operator who locks themselves out would need manual help.
  if (operatorId === accountId) throw new DomainError('SECOND_OPERATOR_NEEDED', {})
  const { operator, account } = await lockBoth(tx, operatorId, accountId)
  // An acharya has earnings and bookings, so the account stays an acharya's. The person needs another number to be an
  // operator.
  if (account.role === 'ROLE_ACHARYA') throw new DomainError('NOT_FOUND', {})
  const before = stepOf(account)
  if (step !== null && !reaches(before, step)) {
    await propose(needs, tx, { operator, account, step, reason })
    return 'proposed'
  }
  await repository.endOpenGrant(tx, accountId, needs.clock.now())
  if (before !== null && before !== step) await take(needs, tx, { operator, account, before, step, reason })
  return 'done'
}

async function propose(
  needs: RightsNeeds,
  tx: Tx,
  {
    operator,
    account,
    step,
    reason,
  }: { operator: AccountRow; account: AccountRow; step: OperatorStep; reason: string },
) {
  const [id, now] = [randomUUID(), needs.clock.now()]
  const standing = await readStanding(tx, operator.id, now)
  const aloneFrom = aloneFromOf(standing)
  const grant = { id, accountId: account.id, step, reason, proposedBy: operator.id, proposedAt: now, aloneFrom }
  if (!(await repository.insertGrant(tx, grant))) throw new DomainError('RIGHT_WAITS', {})
  await remember(needs, tx, operator, account)
  const from = aloneFrom?.toISOString() ?? null
  await needs.notices.tellOfRight(tx, standing.readers, id, {
    event: 'proposed',
    name: nameOf(account),
    by: nameOf(operator),
    step,
    from,
    reason,
  })
}

async function take(
  needs: RightsNeeds,
  tx: Tx,
  {
    operator,
    account,
    before,
    step,
    reason,
  }: { operator: AccountRow; account: AccountRow; before: OperatorStep; step: OperatorStep | null; reason: string },
) {
  const [id, now] = [randomUUID(), needs.clock.now()]
  await repository.insertLoss(tx, {
    id,
    accountId: account.id,
    before,
    after: step,
    reason,
    takenBy: operator.id,
    takenAt: now,
  })
  await saveStep(tx, account.id, step)
  await needs.endSessionsOf(tx, account.id)
  const { readers } = await readStanding(tx, operator.id, now)
  await needs.notices.tellOfRight(tx, readers, id, {
    event: 'taken',
    name: nameOf(account),
    by: nameOf(operator),
    step,
    from: null,
    reason,
  })
}

async function decide(
  needs: RightsNeeds,
  tx: Tx,
  operatorId: string,
  accountId: string,
  { confirm, operatorStep }: { confirm: boolean; operatorStep: OperatorStep },
) {
  const { operator, account } = await lockBoth(tx, operatorId, accountId)
  const grant = await repository.lockOpenGrant(tx, accountId)
  // Refuse if the operator has read another permission than the one that waits now.
  if (!grant || grant.decision !== null || grant.step !== operatorStep) throw new DomainError('ALREADY_DECIDED', {})
  const now = needs.clock.now()
  if (!confirm) {
    await repository.saveDeclined(tx, grant.id, operatorId, now)
    return { decision: 'declined' as const, inForceFrom: null }
  }
  const standing = await readStanding(tx, operatorId, now)
  checkSecondPerson(standing, grant)
  if (now >= later(grant.proposedAt, grantLapsesSeconds) || !canGet(account, grant.step))
    throw new DomainError('PROPOSAL_LAPSED', {})
  const inForceFrom = later(now, rightComesAfterSeconds)
  await repository.saveConfirmed(tx, grant.id, operatorId, now, inForceFrom)
  await remember(needs, tx, operator, account)
  const facts = {
    event: 'confirmed' as const,
    name: nameOf(account),
    by: nameOf(operator),
    step: grant.step,
    from: inForceFrom.toISOString(),
    reason: grant.reason,
  }
  await needs.notices.tellOfRight(tx, standing.readers, grant.id, facts)
  return { decision: 'confirmed' as const, inForceFrom: inForceFrom.toISOString() }
}

/** Puts due permissions in force, each in its own transaction, so that a failure does not affect the others. */
async function applyDue(needs: RightsNeeds): Promise<void> {
  const now = needs.clock.now()
  await repository.endLapsedGrants(needs.db, now, later(now, -grantLapsesSeconds))
  for (const accountId of await repository.listDue(needs.db, now))
    await needs.db.transaction((tx) => apply(needs, tx, accountId))
}

async function apply(needs: RightsNeeds, tx: Tx, accountId: string): Promise<void> {
  const now = needs.clock.now()
  const [account] = await lockAccounts(tx, [accountId])
  const grant = await repository.lockOpenGrant(tx, accountId)
  if (!grant?.inForceFrom || grant.inForceFrom > now) return
  const { holders } = await readStanding(tx, accountId, now)
  // An operator who has lost the permission since cannot grant it any more.
  const isGiven = holders.includes(grant.proposedBy) && holders.includes(grant.decidedBy!)
  if (!account || !isGiven || !canGet(account, grant.step)) return repository.endOpenGrant(tx, accountId, now)
  await saveStep(tx, accountId, grant.step)
  await repository.saveApplied(tx, grant.id, now)
  await needs.endSessionsOf(tx, accountId)
  await insertAuditEntry(
    tx,
    {
      operatorId: grant.decidedBy!,
      call: 'rightInForce',
      facts: { accountId, operatorStep: grant.step, reason: grant.reason },
      requestId: grant.id,
    },
    now,
  )
}

async function eraseFor(needs: RightsNeeds, tx: Tx, userId: string): Promise<void> {
  await repository.endOpenGrant(tx, userId, needs.clock.now())
  await repository.eraseReasons(tx, userId)
}

async function lockBoth(
  tx: Tx,
  operatorId: string,
  accountId: string,
): Promise<{ operator: AccountRow; account: AccountRow }> {
  const locked = await lockAccounts(tx, [operatorId, accountId])
  const [operator, account] = [operatorId, accountId].map((id) => locked.find((row) => row.id === id))
  if (!operator || operator.blockedAt || stepOf(operator) !== 'finance') throw new DomainError('NOT_ALLOWED', {})
  if (!account) throw new DomainError('NOT_FOUND', {})
  return { operator, account }
}

function remember(needs: RightsNeeds, tx: Tx, ...people: readonly AccountRow[]): Promise<void> {
  const hashed = people.flatMap(({ id, phone }) =>
    phone === null
      ? []
      : [
          {
            accountId: id,
            numberHash: needs.secrets.hash('operator', phone),
            otherHash: needs.secrets.otherHash('operator', phone),
          },
        ],
  )
  return rememberPeople(tx, hashed)
}

const nameOf = ({ name, phone, id }: AccountRow): string => name ?? phone ?? id

/** Returns the current permission. The stored one of an account that has become an acharya has no effect. */
const stepOf = ({ role, operatorStep }: AccountRow): OperatorStep | null =>
  role === 'ROLE_ADMIN' ? operatorStep : null

const canGet = (account: AccountRow, step: OperatorStep): boolean =>
  account.role !== 'ROLE_ACHARYA' && account.blockedAt === null && !reaches(stepOf(account), step)
