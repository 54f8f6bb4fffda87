import * as contract from '@sankalp/contract/operator'
import type { Mount } from '../../platform/http/mount.ts'
import type { Operator } from './operator.service.ts'
import type { Proposals } from './proposals.ts'

const done = { success: true } as const

export function mountOperator(mount: Mount, operator: Operator, proposals: Proposals): void {
  mount(contract.getOperatorToday, () => operator.getToday())
  mount(contract.getOperatorList, ({ viewer, params, query }) => operator.getList({ ...params, ...query }, viewer.operatorStep))
  mount(contract.getOperatorListCsv, ({ viewer, params, query }) => operator.getListCsv({ ...params, ...query }, viewer.operatorStep))
  mount(contract.getOperatorAccount, ({ params }) => operator.getAccount(params.accountId))
  mount(contract.blockAccount, async ({ tx, viewer, params, body }) => {
    await operator.block(tx, viewer.userId, params.accountId, body.reason)
    return done
  })
  mount(contract.unblockAccount, async ({ tx, viewer, params }) => {
    await operator.unblock(tx, viewer.userId, params.accountId)
    return done
  })
  mount(contract.setOperatorStep, async ({ tx, viewer, params, body }) => {
    await operator.setStep(tx, viewer.userId, params.accountId, body.operatorStep)
    return done
  })
  mount(contract.setAcharyaListed, async ({ tx, params, body }) => {
    await operator.setListed(tx, params.acharyaEntry, body.listed, body.reason)
    return done
  })
  mount(contract.setReviewHidden, async ({ tx, params, body }) => {
    await operator.setHidden(tx, params.reviewId, body.hidden, body.reason)
    return done
  })
  mount(contract.closeReport, async ({ tx, params, body }) => {
    await operator.closeReport(tx, params.reportId, body.outcome, body.note)
    return done
  })
  mount(contract.answerLetter, async ({ tx, params, body }) => ({ ...done, isMailed: await operator.answerLetter(tx, params.letterId, body.answer) }))
  mount(contract.proposeCorrection, async ({ tx, viewer, body }) => ({
    proposalId: await proposals.proposeCorrection(tx, viewer.userId, { ...body, amountPaise: Math.round(body.amount * 100) }),
  }))
  mount(contract.proposePayouts, ({ tx, viewer }) => proposals.proposePayouts(tx, viewer.userId))
  mount(contract.decideProposal, async ({ tx, viewer, params, body }) => ({ decision: await proposals.decide(tx, viewer.userId, params.proposalId, body.confirm) }))
  mount(contract.markPayoutPaid, async ({ tx, params, body }) => {
    await proposals.markPaid(tx, params.proposalId, body.bankReference)
    return done
  })
}
