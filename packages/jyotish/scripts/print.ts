/** Prints a line on the terminal. These scripts are command-line programs. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
