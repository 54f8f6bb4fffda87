export * from './at-instant.ts'
export * from './ingresses.ts'
export * from './moon-course.ts'
export * from './span.ts'
