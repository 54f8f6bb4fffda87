import { find } from '../../../lib/reading/data-names.ts'
import type { PageScript } from '../../../lib/reading/page-script.ts'
import type { DetailFacts } from '../detail-facts.ts'
import { chooseAcharya } from './choose-acharya.ts'
import { moreAcharyas } from './more-acharyas.ts'

/** All that answers to the reader of a pooja's page. */
export const detailScript: PageScript<DetailFacts | null> = {
  attach(root, { facts }, { navigate }) {
    const form = find(root, 'choice') as HTMLFormElement | null
    if (!facts || !form) return
    const stop = new AbortController()
    chooseAcharya(form, facts, navigate, stop.signal)
    moreAcharyas(form, facts, stop.signal)
    return () => stop.abort()
  },
}
