import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { trimManifest, writeManifest } from '../../../scripts/trim-manifest.ts'

const root = {
  id: 'root',
  path: '',
  hasDefaultExport: true,
  hasErrorBoundary: true,
  hasAction: false,
  module: '/assets/root-1.js',
  imports: ['/assets/libraries-2.js'],
  css: ['/assets/root-3.css'],
}
const home = {
  id: 'routes/home',
  parentId: 'root',
  index: true,
  hasLoader: true,
  hasAction: false,
  module: '/assets/home-4.js',
  imports: ['/assets/libraries-2.js'],
  css: [],
}
const shop = {
  id: 'routes/shop',
  parentId: 'root',
  path: 'shop',
  hasClientLoader: true,
  hasClientMiddleware: true,
  hasAction: true,
  module: '/assets/shop-5.js',
}
const manifest = {
  version: '6',
  entry: { module: '/assets/entry-7.js' },
  routes: { root, 'routes/home': home, 'routes/shop': shop },
}

test('sends browsers the manifest without what only the server needs, and without what a route does not have', () => {
  expect(trimManifest(manifest).routes).toEqual({
    root: {
      id: 'root',
      path: '',
      hasDefaultExport: true,
      hasErrorBoundary: true,
      module: '/assets/root-1.js',
      css: ['/assets/root-3.css'],
    },
    'routes/home': { id: 'routes/home', parentId: 'root', index: true, hasLoader: true, module: '/assets/home-4.js' },
    'routes/shop': {
      id: 'routes/shop',
      parentId: 'root',
      path: 'shop',
      hasClientLoader: true,
      hasClientMiddleware: true,
      hasAction: true,
      module: '/assets/shop-5.js',
    },
  })
})

test('restores the same manifest from its row format', () => {
  expect(JSON.parse(JSON.stringify(runInNewContext(writeManifest(manifest))))).toEqual(trimManifest(manifest))
})
