import { type TermsBlock, termsLinks } from '@sankalp/content/terms/section'
import type { Company } from '@sankalp/contract/company'
import { fillText } from '../../lib/locale/fill-text.ts'
import { RichText } from '../../lib/locale/rich-text.tsx'

type Values = Record<'company' | 'address' | 'officer' | 'officerEmail' | 'supportEmail', string>

/** Renders the paragraphs, lists and tables of one section. */
export function TermsText({ blocks, company }: { blocks: readonly TermsBlock[]; company: Company | null }) {
  const values = valuesOf(company)
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <Line text={block} values={values} />
        </p>
      )
    }
    if ('list' in block) {
      return (
        <ul key={block.list[0]} className="grid list-disc gap-2 pl-5 marker:text-marigold-ink">
          {block.list.map((text) => (
            <li key={text}>
              <Line text={text} values={values} />
            </li>
          ))}
        </ul>
      )
    }
    return <TermsTable key={block.head[0]} {...block} values={values} />
  })
}

type TermsTableProps = Extract<TermsBlock, { head: unknown }> & { values: Values }

/** Renders rows of three cells. On a phone the cells stack, each with its column heading. */
function TermsTable({ head, rows, values }: TermsTableProps) {
  return (
    <table className="w-full text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((text) => (
            <th key={text} scope="col" className="py-2 pr-4 text-sm font-normal text-ink-soft">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([what, ...rest]) => (
          <tr key={what} className="border-t border-rule align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-2 pr-4 font-semibold max-sm:block max-sm:py-0.5">
              <Line text={what} values={values} />
            </th>
            {rest.map((text, index) => (
              <td key={head[index + 1]} className="py-2 pr-4 max-sm:block max-sm:py-0.5">
                <span className="text-sm text-ink-soft sm:hidden">{head[index + 1]}: </span>
                <Line text={text} values={values} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const linkClasses = 'underline decoration-rule-strong underline-offset-4 hover:text-sindoor'

function Line({ text, values }: { text: string; values: Values }) {
  const parts = Object.fromEntries(
    Object.entries(termsLinks).map(([name, to]) => [
      name,
      (words: string) => (
        <a href={to} className={linkClasses}>
          {words}
        </a>
      ),
    ]),
  )
  return <RichText text={fillText(text, values)} parts={parts} />
}

/** Shows a dash where the company details could not be loaded. The page says above that something is missing. */
function valuesOf(company: Company | null): Values {
  return {
    company: company?.name ?? '–',
    address: company?.address ?? '–',
    officer: company?.grievanceName ?? '–',
    officerEmail: company?.grievanceEmail ?? '–',
    supportEmail: company?.supportEmail ?? '–',
  }
}
