import { DomainError } from '@sankalp/contract'
import type { WaitState } from '@sankalp/contract/operator-rights'

/** An account that has the permission `finance`, or had it within the last 30 days. */
export type Holder = {
  id: string
  /** Has it now, and can sign in. */
  isNow: boolean
  isErased: boolean
  /**
   * The account itself, those who proposed or confirmed a permission for it within the last 30 days, and those who did
   * so for them.
   */
  line: readonly string[]
}

/** For whom an operator can be the second person. */
export type Standing = {
  operatorId: string
  now: Date
  /** The current holders of `finance`. */
  holders: readonly string[]
  /** The holders whose proposals this operator may confirm. */
  partners: readonly string[]
  /**
   * True if no one else can be the second person: all other holders, now or within the last 30 days, got the permission
   * from this operator. So removing the permissions of the others makes an operator alone only after a month.
   */
  isAlone: boolean
  /** Who is notified of permission changes, and of money that one operator moves alone. */
  readers: readonly string[]
}

export function standingOf(operatorId: string, all: readonly Holder[], now: Date): Standing {
  const own = new Set(all.find(({ id }) => id === operatorId)?.line)
  const others = all.filter(({ id }) => id !== operatorId)
  const holders = all.filter(({ isNow }) => isNow).map(({ id }) => id)
  return {
    operatorId,
    now,
    holders,
    partners: others.filter(({ isNow, line }) => isNow && !line.some((id) => own.has(id))).map(({ id }) => id),
    isAlone: holders.includes(operatorId) && others.every(({ line }) => line.includes(operatorId)),
    readers: all.filter(({ isErased }) => !isErased).map(({ id }) => id),
  }
}

export type Confirmable = {
  proposedBy: string
  /** From when the proposer may confirm it alone. Null if another operator was available when it was proposed. */
  aloneFrom: Date | null
  /** The account whose money or permission it is. Null for a batch. */
  accountId: string | null
}

/** Throws unless this operator may confirm it. Declining needs no second person. */
export function checkSecondPerson(
  { operatorId, now, holders, partners, isAlone }: Standing,
  { proposedBy, aloneFrom, accountId }: Confirmable,
): void {
  if (!holders.includes(operatorId)) throw new DomainError('NOT_ALLOWED', {})
  if (accountId === operatorId || accountId === proposedBy) throw new DomainError('OWN_ACCOUNT', {})
  if (proposedBy === operatorId) {
    if (!isAlone || !aloneFrom) throw new DomainError('SECOND_OPERATOR_NEEDED', {})
    if (now < aloneFrom) throw new DomainError('NOT_YET', { from: aloneFrom.toISOString() })
    return
  }
  if (!holders.includes(proposedBy)) throw new DomainError('PROPOSAL_LAPSED', {})
  if (!partners.includes(proposedBy)) throw new DomainError('OPERATORS_TOO_CLOSE', {})
}

/** Returns what a proposal waits for, as this operator sees it. */
export function waitOf(
  { operatorId, now, partners, isAlone }: Standing,
  { proposedBy, aloneFrom }: Omit<Confirmable, 'accountId'>,
): WaitState {
  if (proposedBy === operatorId && isAlone && aloneFrom) return aloneFrom <= now ? 'waitsForYou' : 'waitsForTime'
  return partners.includes(proposedBy) ? 'waitsForYou' : 'waitsForOther'
}
