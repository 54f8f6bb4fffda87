/** A line on the terminal: these scripts are programs, and printing is what they do. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
