import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pictures } from './scripts/pictures.ts'

/** The parts of the build that component tests need. `vitest.config.ts` adds the rest. */
export default defineConfig({
  plugins: [tailwindcss(), pictures()],
  optimizeDeps: {
    // Listed, not discovered: when Vite discovers a library in the middle of a test, it reloads the page.
    noDiscovery: true,
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      '@tanstack/react-query',
      'react-hook-form',
      'socket.io-client',
      'sonner',
      'zod',
    ],
  },
})
