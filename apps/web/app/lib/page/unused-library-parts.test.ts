import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { library, standIns } from '../../../scripts/unused-library-parts.ts'

const found = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** Every name that a module exports. */
const namesIn = (script: string) =>
  [...script.matchAll(/^export (?:async )?(?:const|function) (\w+)|^export \{([^}]+)\}/gm)].flatMap(([, name, list]) =>
    name ? [name] : list!.split(',').map((part) => part.trim().split(' as ').at(-1)!),
  )

test.each(Object.entries(standIns))(
  'React Router has %s, with every export that the stand-in replaces',
  (part, code) => {
    const whole = readFileSync(join(found, library.slice('/react-router/'.length), part), 'utf8')
    const names = namesIn(whole)
    expect(names.length).toBeGreaterThan(0)
    for (const name of namesIn(code)) expect(names).toContain(name)
  },
)
