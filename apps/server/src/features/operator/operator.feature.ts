import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { MailGateway } from '../../platform/gateways/mail/mail.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import { handleSendAnswer, isMailAddress, sendAnswer } from './answer.job.ts'
import { type BatchNeeds, createPayoutBatches } from './payout-batches.ts'
import { type PaymentsForOperators, mountOperator, mountPayoutBatches, mountRights } from './operator.routes.ts'
import { type OperatorNeeds, createOperator } from './operator.service.ts'
import { type ProposalNeeds, createProposals } from './proposals.ts'
import { handleApplyRights } from './rights/rights.job.ts'
import { type RightsNeeds, createRights } from './rights/rights.ts'

type Needs = Omit<OperatorNeeds, 'mailAnswer'> &
  ProposalNeeds &
  BatchNeeds &
  RightsNeeds & {
    db: Db
    jobs: SendJob
    mail: MailGateway
    supportEmail: string
    host: string
    payments: PaymentsForOperators
  }

export function createOperatorFeature(needs: Needs) {
  const { db, jobs, mail, supportEmail, host } = needs
  const operator = createOperator({
    ...needs,
    async mailAnswer(tx, { id, replyTo }) {
      if (!isMailAddress(replyTo)) return false
      await jobs.send(tx, sendAnswer, { letterId: id })
      return true
    },
  })
  const rights = createRights(needs)
  return {
    name: 'operator',
    mount({ mount }) {
      mountOperator(mount, operator, createProposals(needs), needs.payments)
      mountRights(mount, rights)
      mountPayoutBatches(mount, createPayoutBatches(needs))
    },
    jobs: [handleSendAnswer({ db, mail, from: supportEmail, host }), handleApplyRights(rights)],
    eraseFor: rights.eraseFor,
    exportFor: rights.exportFor,
    tidy: rights.tidy,
  } satisfies Feature
}
