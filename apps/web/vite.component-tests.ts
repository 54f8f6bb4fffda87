import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What component tests need of the build. `vitest.config.ts` adds the rest. */
export default defineConfig({
  plugins: [tailwindcss()],
  optimizeDeps: {
    // Named, not discovered: a library that is found in the middle of a test makes Vite load the page anew under it.
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
