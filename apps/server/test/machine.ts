import { readFileSync, readdirSync } from 'node:fs'

/** On Linux the kernel counts a hundred ticks a second. */
const ticksPerSecond = 100
const pageBytes = 4096

export type Used = { cpuSeconds: number; megabytes: number }

type Row = { pid: number; parent: number; own: number; ofEnded: number; megabytes: number; ownMegabytes: number }

/**
 * Returns what a process and its children have used so far, from /proc. Zero where /proc is missing (another system) or
 * the process has ended.
 */
export function usedBy(pid: number): Used {
  const all = readRows()
  const first = all.find((row) => row.pid === pid)
  if (!first) return { cpuSeconds: 0, megabytes: 0 }
  // Count the shared memory of PostgreSQL's processes once, with the first process.
  const children = all.filter(({ parent }) => parent === pid)
  const ticks = first.own + first.ofEnded + children.reduce((sum, { own }) => sum + own, 0)
  return {
    cpuSeconds: ticks / ticksPerSecond,
    megabytes: first.megabytes + children.reduce((sum, { ownMegabytes }) => sum + ownMegabytes, 0),
  }
}

function readRows(): Row[] {
  return listProcesses().flatMap((pid) => {
    try {
      // Skip the name, which may contain anything.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .map(Number)
      const [parent, own, ofEnded] = [fields[1]!, fields[11]! + fields[12]!, fields[13]! + fields[14]!] as const
      const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
      return [
        {
          pid,
          parent,
          own,
          ofEnded,
          megabytes: (resident * pageBytes) / 1e6,
          ownMegabytes: ((resident - shared) * pageBytes) / 1e6,
        },
      ]
    } catch {
      // The process has ended since it was listed.
      return []
    }
  })
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
  } catch {
    return []
  }
}

/** Returns the first process of the PostgreSQL behind a connection, or null when it runs on another machine. */
export function postgresOf(backendPid: number): number | null {
  return readRows().find(({ pid }) => pid === backendPid && isPostgres(pid))?.parent ?? null
}

function isPostgres(pid: number): boolean {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
}
