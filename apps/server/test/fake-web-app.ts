import { tmpdir } from 'node:os'
import type { WebApp } from '../src/platform/site/web-app.ts'

/** A site with a single word, so that a test of routes need not build the real one. */
export const fakeWebApp: WebApp = {
  render: async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/plain' }),
    bytes: Buffer.from('site'),
  }),
  hasPage: () => true,
  drawing: async (name) =>
    name === 'nothing'
      ? null
      : '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" fill="var(--marigold)"/></svg>',
  assetsFolder: tmpdir(),
  publicFolder: tmpdir(),
  publicFiles: ['favicon.svg'],
  middleware: null,
  close: async () => {},
}
