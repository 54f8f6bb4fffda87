// astronomia has no types; these are the two kinds of data modules the tables are built from.
declare module 'astronomia/data/vsop87B*' {
  const data: import('./series.ts').VsopData
  export default data
}
declare module 'astronomia/data/elpMppDeFull' {
  const data: import('./series.ts').ElpData
  export default data
}
