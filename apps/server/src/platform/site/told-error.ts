/** An error as it is told to another thread. */
export type ToldError = { name: string; message: string; stack: string | undefined }

export function tellError(error: unknown): ToldError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { name, message, stack }
}

export function readError({ name, message, stack }: ToldError): Error {
  return Object.assign(new Error(message), { name, stack })
}
