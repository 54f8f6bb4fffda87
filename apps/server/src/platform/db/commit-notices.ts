/** What `Tx.afterCommit` collects while a transaction runs. */
export function createCommitNotices(): { afterCommit: (notify: () => void) => void; notifyAll: () => void } {
  const notices: (() => void)[] = []
  return {
    afterCommit: (notify) => void notices.push(notify),
    notifyAll: () => notices.forEach((notify) => notify()),
  }
}
