/** What an operator may do, in steps: each includes the ones before. Every call of an operator names the least that it takes. */
export const operatorSteps = ['support', 'operations', 'finance'] as const
export type OperatorStep = (typeof operatorSteps)[number]

export function reaches(has: OperatorStep | null | undefined, needed: OperatorStep): boolean {
  return has != null && operatorSteps.indexOf(has) >= operatorSteps.indexOf(needed)
}
