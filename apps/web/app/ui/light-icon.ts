import { type SVGProps, createElement } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Makes an icon of Lucide's lines. The built site takes it in the place of the library's own maker
 * (scripts/light-icons.ts), which is ready for contexts, legacy names and strokes that do not scale: two components
 * and a context for each icon, some ten times on every page.
 */
export default function createIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, ...rest }: IconProps) {
    // Beside words, as all of ours are, it says nothing of its own.
    const look = {
      'aria-hidden': true,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    } as const
    return createElement('svg', { ...look, ...rest }, lines)
  }
}
