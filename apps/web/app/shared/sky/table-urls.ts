const urls = import.meta.glob<string>('../../../.react-router/sky/*.sky', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Returns the address of a table of the engine: `1990` for a decade, `saturn` for two centuries of Saturn alone. */
export function tableUrl(name: string | number): string {
  const url = urls[`../../../.react-router/sky/${name}.sky`]
  if (!url) throw new Error(`the build does not contain the table ${name}`)
  return url
}
