export const memoryEnv: Record<'NODE_OPTIONS' | 'MALLOC_ARENA_MAX', string>
