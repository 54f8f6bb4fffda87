import { parentPort, workerData } from 'node:worker_threads'
import { openSlowly } from '@sankalp/server/test/slow-connections.ts'

// Runs in a separate thread, so that thousands of sockets do not slow down the measurement.
const { url, each } = workerData as { url: string; each: number }
parentPort!.postMessage(await openSlowly(url, { header: each, body: each }, 40_000))
