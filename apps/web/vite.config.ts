import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Fonts and drawings keep their own hashed files: an inlined font would be sent with every page.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/server.ts' } },
      // One self-contained server file starts in a third of the time of a tree of packages.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
}))
