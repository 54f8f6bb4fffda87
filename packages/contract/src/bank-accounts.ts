import { z } from 'zod'
import { bankHolderLength, bankPatterns, toBankDigits, toIfsc } from './bank-account-rules.ts'
import * as calls from './bank-accounts.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'

const feature = 'payouts'
const instant = z.iso.datetime()

/** As the owner sees it after it is stored. The full number is never shown again. */
export const ownBankAccount = z.object({
  holder: z.string(),
  lastFour: z.string(),
  ifsc: z.string(),
  since: instant,
  /** A changed account cannot be paid to before this instant. */
  payableFrom: instant,
  isPayable: z.boolean(),
})
export type OwnBankAccount = z.output<typeof ownBankAccount>

const reply = z.object({ account: ownBankAccount.nullable() })
const number = line(40)
  .transform(toBankDigits)
  .pipe(z.string().regex(bankPatterns.number, because('bankNumber')))

export const getMyBankAccount = endpoint({
  name: 'getMyBankAccount',
  feature,
  summary: "Returns the bank account that the caller's earnings are paid to, by its last four digits.",
  ...calls.getMyBankAccount,
  access: 'acharya',
  reply,
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

export const saveBankAccount = endpoint({
  name: 'saveBankAccount',
  feature,
  summary:
    'Sets the bank account that the earnings are paid to. The number must be given twice. After a change, the owner is notified and the new account is paid to after 48 hours; saving the same account again changes nothing.',
  ...calls.saveBankAccount,
  access: 'acharya',
  freshFactor: true,
  body: z.object({
    holder: line(bankHolderLength),
    number,
    numberAgain: line(40).transform(toBankDigits),
    ifsc: line(20)
      .transform(toIfsc)
      .pipe(z.string().regex(bankPatterns.ifsc, because('ifsc'))),
  }),
  reply,
  errors: [],
  limit: { max: 20, windowSeconds: 600 },
})
