/** What there is to know of an attribute, found out once for each name. */
export type AttributeRule = {
  /** ' class="', or nothing for what is not written. */
  start: string | null
  isFlag: boolean
  isAddress: boolean
  mayBeBoolean: boolean
}

const rules = new Map<string, AttributeRule>()

export function ruleOf(name: string): AttributeRule {
  let rule = rules.get(name)
  if (!rule) {
    rule = {
      start: notWritten.has(name) ? null : ` ${attributeNames[name] ?? name}="`,
      isFlag: flags.has(name),
      isAddress: addresses.has(name),
      mayBeBoolean: /^(aria|data)-/.test(name),
    }
    rules.set(name, rule)
  }
  return rule
}

/** How props are called in HTML where the two differ; React's other names differ in case only, which HTML does not see. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  dominantBaseline: 'dominant-baseline',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
}

/** Where a script could stand in place of an address. */
const addresses: ReadonlySet<string> = new Set(['action', 'formAction', 'href', 'src'])

/** There or not there: their value says nothing. */
const flags: ReadonlySet<string> = new Set(['disabled', 'hidden', 'open', 'required'])

const notWritten: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])

export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'input', 'wbr'])

/** Lifted into the head, preloaded, or holding what is chosen in them. */
export const otherwiseInReact: ReadonlySet<string> = new Set(['base', 'body', 'head', 'html', 'img', 'link', 'meta', 'option', 'pre', 'select', 'style', 'template', 'textarea', 'title'])
