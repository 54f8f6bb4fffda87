/** Returns whether the lowercased search text occurs in the lowercased title or content (docs/requirements B-5). */
export function fits(text: string, title: string, content: string): boolean {
  const wanted = text.toLowerCase()
  return title.toLowerCase().includes(wanted) || content.toLowerCase().includes(wanted)
}
