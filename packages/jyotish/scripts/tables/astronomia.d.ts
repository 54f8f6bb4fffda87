// astronomia has no types. These are the two kinds of data modules that the tables are built from.
declare module 'astronomia/data/vsop87B*' {
  import type { VsopData } from './series.ts'
  const data: VsopData
  export default data
}
declare module 'astronomia/data/elpMppDeFull' {
  import type { ElpData } from './series.ts'
  const data: ElpData
  export default data
}
