import { readSky } from '../src/node.ts'

/** All tables, read once for all tests of a worker. */
export const sky = readSky()
