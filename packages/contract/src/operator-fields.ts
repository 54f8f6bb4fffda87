import { because, line } from './fields.ts'

/** The reference that a bank gives a transfer (UTR). */
export const bankReference = line(40).regex(/^[A-Za-z\d/-]{6,40}$/, because('invalid'))

/** Why an operator cannot confirm a proposal. */
export const secondPersonErrors = [
  'SECOND_OPERATOR_NEEDED',
  'OPERATORS_TOO_CLOSE',
  'NOT_YET',
  'PROPOSAL_LAPSED',
  'OWN_ACCOUNT',
] as const
