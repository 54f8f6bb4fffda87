import { call } from './call.ts'

export const getAllBlog = call('GET', '/api/blog/getAllBlog')
export const searchBlogByCategory = call('GET', '/api/blog/searchbycategory/{category}')
export const getBlogById = call('GET', '/api/blog/getBlogById/{id}')
export const countBlogView = call('POST', '/api/blog/countView/{id}')
