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
  assetsFolder: tmpdir(),
  publicFolder: tmpdir(),
  publicFiles: ['favicon.svg'],
  middleware: null,
  close: async () => {},
}
