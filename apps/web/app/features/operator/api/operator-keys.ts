import type { OperatorListName } from '@sankalp/contract/operator-lists'

type Asked = { search: string; sort: string; filter: string }

/** What the console has fetched, by name. All of it is an operator's own view, and is fetched anew after anything they do. */
export const operatorKeys = {
  all: ['operator'] as const,
  today: () => [...operatorKeys.all, 'today'] as const,
  list: (list: OperatorListName, asked: Asked) => [...operatorKeys.all, 'list', list, asked] as const,
  statement: (proposalId: string, week: string | null) => [...operatorKeys.all, 'statement', proposalId, week] as const,
  packing: (orderId: string | null) => [...operatorKeys.all, 'packing', orderId] as const,
  application: (applicationId: string) => [...operatorKeys.all, 'application', applicationId] as const,
  account: (accountId: string) => [...operatorKeys.all, 'account', accountId] as const,
}
