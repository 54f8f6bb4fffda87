/** Loaded together with the engine: what puts a chart into words. */
export { HerePanel } from './here-panel.tsx'
export { LifeReading } from './life-reading.tsx'
export { readLife } from './life.ts'
