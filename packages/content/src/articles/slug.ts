/**
 * Returns a function that makes Latin words joined by hyphens, for the fragment of an address. Repeated headings get a
 * number.
 */
export function createSlugs(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const words = text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[a-z\d]+/g)
    const slug = words?.join('-') ?? 'part'
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  }
}
