/**
 * The permissions of operators, each of which includes the ones before it. Every operator call names the lowest one it
 * requires.
 */
export const operatorSteps = ['support', 'operations', 'finance'] as const
export type OperatorStep = (typeof operatorSteps)[number]

export function reaches(has: OperatorStep | null | undefined, needed: OperatorStep): boolean {
  return has != null && operatorSteps.indexOf(has) >= operatorSteps.indexOf(needed)
}

/** A confirmed permission takes effect after this time, so that the other operators have a day to object. */
export const rightComesAfterSeconds = 24 * 3600
/** How long the proposer must wait when there is no second finance operator. */
export const aloneWaitSeconds = 24 * 3600
/** For this long after a permission was given, its giver and its receiver cannot confirm each other's proposals. */
export const apartSeconds = 30 * 24 * 3600
/** A proposed permission expires if it is not confirmed within this time. */
export const grantLapsesSeconds = 7 * 24 * 3600

/**
 * What a proposal waits for, from the view of the current operator. `comesInForce` belongs to a confirmed permission.
 */
export const waitStates = ['waitsForYou', 'waitsForOther', 'waitsForTime', 'comesInForce'] as const
export type WaitState = (typeof waitStates)[number]

/**
 * Entries of the audit log that are not calls: a permission that took effect, and an operator made by `npm run admin`.
 */
export const auditedBesideCalls = ['rightInForce', 'madeByInstallation'] as const
