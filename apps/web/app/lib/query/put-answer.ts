import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts the reply to a change into the cache and returns what is then shown. A running load may have read the data
 * before the change and would undo it on the screen, so it is restarted.
 */
export function putAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Data | undefined | ((known: Data | undefined) => Data | undefined),
): Data | undefined {
  const isLoading = client.isFetching({ queryKey, exact: true }) > 0
  const shown = client.setQueryData<Data>(queryKey, answer)
  if (isLoading) {
    // By default a new load replaces a running one only if there is already data.
    void client.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false })
    void client.refetchQueries({ queryKey, exact: true })
  }
  return shown
}
