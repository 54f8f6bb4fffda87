import { tmpdir } from 'node:os'
import type { WebApp } from '../src/platform/site/web-app.ts'

/** A site of one word, so that a test of routes need not build the real one. */
export const fakeWebApp: WebApp = {
  render: async () => new Response('site', { headers: { 'content-type': 'text/plain' } }),
  assetsFolder: tmpdir(),
  publicFolder: tmpdir(),
  publicFiles: ['robots.txt'],
  middleware: null,
  close: async () => {},
}
