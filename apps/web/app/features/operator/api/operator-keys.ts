import type { OperatorListName } from '@sankalp/contract/operator-lists'

type Asked = { search: string; sort: string; filter: string }

/**
 * The cache keys of the console. All of it is an operator's own view, and is fetched again after each of their actions.
 */
export const operatorKeys = {
  all: ['operator'] as const,
  today: () => [...operatorKeys.all, 'today'] as const,
  list: (list: OperatorListName, asked: Asked) => [...operatorKeys.all, 'list', list, asked] as const,
  statement: (proposalId: string, week: string | null) => [...operatorKeys.all, 'statement', proposalId, week] as const,
  payout: (proposalId: string) => [...operatorKeys.all, 'payout', proposalId] as const,
  batch: (batchId: string) => [...operatorKeys.all, 'batch', batchId] as const,
  order: (orderId: string) => [...operatorKeys.all, 'order', orderId] as const,
  packing: (orderId: string | null) => [...operatorKeys.all, 'packing', orderId] as const,
  application: (applicationId: string) => [...operatorKeys.all, 'application', applicationId] as const,
  lists: () => [...operatorKeys.all, 'list'] as const,
  articles: (language: string) => [...operatorKeys.all, 'articles', language] as const,
  article: (articleId: string) => [...operatorKeys.all, 'article', articleId] as const,
  acharyaDays: (acharyaEntry: string, language: string) =>
    [...operatorKeys.all, 'acharya-days', acharyaEntry, language] as const,
  codLimit: (limitId: string) => [...operatorKeys.all, 'codLimit', limitId] as const,
  dakshina: (presetId: string) => [...operatorKeys.all, 'dakshina', presetId] as const,
  pooja: (poojaId: string) => [...operatorKeys.all, 'pooja', poojaId] as const,
  product: (productId: string) => [...operatorKeys.all, 'product', productId] as const,
  account: (accountId: string) => [...operatorKeys.all, 'account', accountId] as const,
}
