/** A line on the terminal: these scripts are programs, and printing is what they do. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
