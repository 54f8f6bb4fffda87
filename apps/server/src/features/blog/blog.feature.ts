import type { Feature } from '../../platform/feature.ts'
import { mountBlog } from './blog.routes.ts'
import { type BlogNeeds, createBlog } from './blog.service.ts'
import { createArticleEditing } from './editing/editing.service.ts'

export function createBlogFeature(needs: BlogNeeds) {
  const blog = createBlog(needs)
  const editing = createArticleEditing(needs)
  return {
    name: 'blog',
    service: blog,
    mount: ({ mount }) => mountBlog(mount, blog, editing, needs.clock),
    tidy: () => blog.tidy(),
    warm: () => blog.warm(),
  } satisfies Feature & { service: unknown }
}
