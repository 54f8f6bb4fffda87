import { withoutComments } from './find-imports.ts'
import { isTest } from './place.ts'
import type { Violation } from './rules.ts'
import type { SourceFile } from './tree.ts'

// The bare prefix is no call: some rules ask whether an address is one of the API at all.
const writtenPath = /['"`]\/api\/[\w$]/

/** Paths of the API that the web app writes by hand, although the contract's `<feature>.calls.ts` has them. */
export function checkApiPaths(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => /^apps\/web\/(?:app|service-worker)\//.test(path) && !isTest(path))
    .flatMap(({ path, source }) =>
      withoutComments(source)
        .split('\n')
        .flatMap((text, index) =>
          writtenPath.test(text)
            ? [
                {
                  path,
                  line: index + 1,
                  rule: "import the call from the contract's .calls.ts instead of writing its path",
                },
              ]
            : [],
        ),
    )
}
