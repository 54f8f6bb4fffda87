import { call } from './call.ts'

export const getKeptArticles = call('GET', '/api/admin/articles')
export const setArticleWithdrawn = call('POST', '/api/admin/article/{articleId}/withdrawn', { idempotent: true })
