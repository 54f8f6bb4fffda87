import { type ComponentType, lazy } from 'react'

/** Cards of a drawn page that do more once they are opened; their programs come only then. */
export const islands = {
  calendar: lazy(() => import('./calendar-card.tsx')),
  place: lazy(() => import('./place-card.tsx')),
} satisfies Record<string, ComponentType<DOMStringMap>>
export type IslandName = keyof typeof islands
