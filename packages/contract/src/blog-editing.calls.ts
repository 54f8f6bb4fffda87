import { call } from './call.ts'

export const getKeptArticles = call('GET', '/api/admin/articles')
export const setArticleWithdrawn = call('POST', '/api/admin/article/{articleId}/withdrawn', { idempotent: true })
export const getKeptArticle = call('GET', '/api/admin/article/{articleId}')
export const saveArticle = call('POST', '/api/admin/article/{articleId}', { idempotent: true })
export const restoreArticle = call('POST', '/api/admin/article/{articleId}/original', { idempotent: true })
