import { demoCompany, demoEmails } from '@sankalp/content/company-texts'
import { sampleFigures } from '@sankalp/content/marketing'
import type { Language } from '@sankalp/contract'
import { type Company, type Figures, getCompany, getFigures } from '@sankalp/contract/company'
import { type Clock, later } from '../../platform/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Settings } from '../../platform/settings.ts'
import { writeCount } from './count-text.ts'

export type CompanyNeeds = {
  settings: Pick<Settings, 'mode' | 'company'>
  clock: Clock
  /** Returns the number of accounts. Provided by the users feature. */
  countUsers: () => Promise<number>
}

/** Counting scans all accounts, so do not count for every visitor. */
const countEverySeconds = 3600

export function mountCompany(mount: Mount, { settings, clock, countUsers }: CompanyNeeds): void {
  let counted: { users: Promise<number>; until: Date } | null = null

  mount(getCompany, async ({ request }) => ({ company: describeCompany(settings.company, request.language) }))

  mount(getFigures, async () => ({
    figures: settings.mode === 'demo' ? { ...sampleFigures, isSample: true } : await countFigures(),
  }))

  /** Sessions and ratings are shown once there are real ones. No figures are invented. */
  async function countFigures(): Promise<Figures> {
    return { satisfaction: null, users: writeCount(await readUsers()), conversations: null, isSample: false }
  }

  async function readUsers(): Promise<number> {
    const now = clock.now()
    if (!counted || counted.until <= now) counted = { users: countUsers(), until: later(now, countEverySeconds) }
    try {
      return await counted.users
    } catch (error) {
      counted = null
      throw error
    }
  }
}

function describeCompany(
  { name, address, supportEmail, grievanceName, grievanceEmail }: Settings['company'],
  language: Language,
): Company {
  return {
    name: name ?? demoCompany.name[language],
    address: address ?? demoCompany.address[language],
    supportEmail: supportEmail ?? demoEmails.support,
    grievanceName: grievanceName ?? demoCompany.grievanceName[language],
    grievanceEmail: grievanceEmail ?? demoEmails.grievance,
    isSample: !name || !address || !supportEmail || !grievanceName || !grievanceEmail,
  }
}
