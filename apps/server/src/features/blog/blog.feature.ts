import type { Feature } from '../../platform/feature.ts'
import { mountBlog } from './blog.routes.ts'
import { type BlogNeeds, createBlog } from './blog.service.ts'

export function createBlogFeature(needs: BlogNeeds) {
  const blog = createBlog(needs)
  return {
    name: 'blog',
    service: blog,
    mount: ({ mount }) => mountBlog(mount, blog, needs.clock),
    tidy: () => blog.tidy(),
    warm: () => blog.warm(),
  } satisfies Feature & { service: unknown }
}
