import { withoutComments } from './find-imports.ts'
import { isTest } from './place.ts'
import type { Violation } from './rules.ts'
import type { SourceFile } from './tree.ts'

// The bare prefix is not a call: some rules check whether an address belongs to the API at all.
const writtenPath = /['"`]\/api\/[\w$]/

/** Finds hard-coded paths of the API in the web app, which should come from the contract's `<feature>.calls.ts`. */
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
