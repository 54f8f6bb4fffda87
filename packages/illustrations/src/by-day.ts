/**
 * Returns the text of a picture with the colours of the day in place. The libraries that make bitmaps know neither
 * variables nor themes.
 */
export function inDayColours(svg: string): string {
  const day = /:root\{([^}]*)\}/.exec(svg)?.[1] ?? ''
  const colours = new Map([...day.matchAll(/--([\w-]+):([^;]+)/g)].map(([, key, value]) => [key, value!]))
  return svg.replace(/<style>.*?<\/style>/s, '').replace(/var\(--([\w-]+)\)/g, (_, key: string) => colours.get(key)!)
}
