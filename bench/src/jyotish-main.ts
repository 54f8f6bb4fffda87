import { benchJyotish } from './jyotish.ts'

/** `node bench/src/jyotish-main.ts`: the jyotish part alone. */
for (const { what, measured, aim, reached } of await benchJyotish()) {
  console.log(
    [what, measured, aim && `aim ${aim}`, reached === undefined ? '' : reached ? 'reached' : 'SHORT']
      .filter(Boolean)
      .join('  '),
  )
}
