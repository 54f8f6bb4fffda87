import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { AdminRefusal } from './app/admin/admin-refusal.ts'
import { checkRestored } from './app/admin/restore-check.ts'
import { changeEnvFile, nextStep, readLines, toText, usualDays } from './app/admin/rotate-secret.ts'
import { sayFound, verify, withLongReads } from './app/verify.ts'
import { later } from './platform/clock.ts'
import type { Db } from './platform/db/db.ts'
import { FolderUnusable } from './platform/db/folder-check.ts'
import { FolderInUse } from './platform/db/folder-lock.ts'
import { migrate, readMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createLog } from './platform/log.ts'
import { changeMadeSecret, readOrMakeSecret } from './platform/secrets.ts'
import { type Settings, SettingsError, readSettings } from './platform/settings.ts'

const usage = `npm run admin -- <command>: what must work without a browser. It reads the same settings as the server.

  first-operator <mobile> [--another]     makes somebody who has signed in once an operator
  reset-factor <mobile>                   takes the second factor off an account whose phone and recovery codes are lost
  rotate-secret [--env-file .env] [--days ${usualDays}] [--leaked]
                                          changes SECRET in two steps, without signing anybody out
  verify                                  proves from the rows alone that nothing stored breaks a rule
  export-user <mobile or id> [--out file] everything stored of a person, as they get it themselves
  restore-check <database url>            looks at a restored copy: its version, its rules, its rows

Exits 0 when it is done, 1 when it is refused or a rule is broken, 2 when it could not look or was called wrongly.
`

const say = (line: string) => void process.stdout.write(`${line}\n`)

class WrongCall extends Error {}

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  const [command, ...rest] = positionals
  const only = (what: string) => {
    if (rest.length !== 1) throw new WrongCall(`${command} needs ${what}.`)
    return rest[0]!
  }
  switch (command) {
    case 'first-operator': {
      const mobile = only('a mobile number')
      const { makeFirstOperator } = await import('./app/admin/first-operator.ts')
      say(await withDatabase((db) => makeFirstOperator(db, mobile, { another: values.another })))
      return 0
    }
    case 'reset-factor': {
      const mobile = only('a mobile number')
      const { resetFactor } = await import('./app/admin/reset-factor.ts')
      say(await withDatabase((db) => resetFactor(db, mobile, new Date())))
      return 0
    }
    case 'rotate-secret':
      await rotateSecret(values)
      return 0
    case 'verify':
      return withDatabase(async (db, settings) => (sayFound(await withLongReads(db, settings, verify), say) ? 0 : 1))
    case 'export-user': {
      const who = only('a mobile number or an id')
      const { exportUser } = await import('./app/admin/export-user.ts')
      const text = await withDatabase(async (db, settings) =>
        exportUser({ db, settings, secret: await secretOf(settings), log: createLog('warn', process.stderr) }, who),
      )
      // Personal data: readable only by the owner of the file.
      if (values.out === undefined) process.stdout.write(text)
      else await writeFile(values.out, text, { mode: 0o600, flag: 'wx' })
      return 0
    }
    case 'restore-check':
      return (await checkRestored(only('the address of the restored database'), say)) ? 0 : 1
    case undefined:
      throw new WrongCall('Which command?')
    default:
      throw new WrongCall(`There is no command ${command}.`)
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        another: { type: 'boolean', default: false },
        leaked: { type: 'boolean', default: false },
        days: { type: 'string', default: String(usualDays) },
        'env-file': { type: 'string' },
        out: { type: 'string' },
      },
    })
  } catch (error) {
    throw new WrongCall((error as Error).message)
  }
}

async function withDatabase<Result>(work: (db: Db, settings: Settings) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings, createLog('warn', process.stderr))
  try {
    await migrate(db, await readMigrations())
    return await work(db, settings)
  } finally {
    await db.close()
  }
}

const secretOf = async ({ secret, dataDir }: Settings) => secret ?? (await readOrMakeSecret(dataDir))

async function rotateSecret(values: { days: string; leaked: boolean; 'env-file'?: string | undefined }): Promise<void> {
  const days = Number(values.days)
  if (!(days > 0 && days <= 365)) throw new WrongCall('--days is a number from 1 to 365.')
  const asked = { now: new Date(), days, leaked: values.leaked }
  if (values['env-file'] !== undefined) return say(await changeEnvFile(values['env-file'], asked))
  const settings = readSettings(process.env)
  if (settings.secret !== null) {
    const { lines, whatNext } = nextStep(readLines(process.env), asked)
    return say(
      [
        'Nothing was changed. Set these for every server, in place of what is there:',
        '',
        ...toText(lines),
        '',
        whatNext,
      ].join('\n'),
    )
  }
  const until = asked.leaked ? asked.now : later(asked.now, days * 24 * 3600)
  await changeMadeSecret(settings.dataDir, until)
  say(
    `${settings.dataDir}/secret has been changed. Restart the server; what the one before has signed is good until ${until.toISOString()}.`,
  )
}

function explain(error: unknown): { text: string; code: number } {
  if (error instanceof WrongCall) return { text: `${error.message}\n\n${usage}`, code: 2 }
  if (error instanceof AdminRefusal) return { text: error.message, code: 1 }
  const isKnown = error instanceof SettingsError || error instanceof FolderInUse || error instanceof FolderUnusable
  return { text: isKnown ? error.message : String(error instanceof Error ? error.stack : error), code: 2 }
}

main().then(
  (code) => void (process.exitCode = code),
  (error: unknown) => {
    const { text, code } = explain(error)
    process.stderr.write(`${text}\n`)
    process.exit(code)
  },
)
