import { type ReactNode, useState } from 'react'
import { DrawnView } from '../../../lib/drawn/drawn-view.tsx'
import { late } from '../../../lib/drawn/late.ts'
import { readLocal } from '../../../lib/storage.ts'
import type { HomeFacts } from '../home-facts.ts'

/** The hand of the wheel is drawn where it stands; after this it is due to move. */
const handMs = 30_000
/** Who likes times written otherwise than they are drawn is not made to wait for that. */
const atOnceMs = 1

/** The home page: drawn on the server. What answers to its reader comes when there is one. */
export function HomeView() {
  const [extras, setExtras] = useState<ReactNode>(null)
  // By way of a small file: the names of all that it needs would else be part of a first view.
  const [enliven] = useState(() => late<HomeFacts>(async () => (await import('./begin.tsx')).begin(setExtras), readLocal('clock') ? atOnceMs : handMs))
  return (
    <>
      <DrawnView enliven={enliven} />
      {extras}
    </>
  )
}
