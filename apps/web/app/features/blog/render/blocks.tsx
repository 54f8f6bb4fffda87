import type { Block } from '@sankalp/contract/blog'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Inlines } from './inlines.tsx'
import { LiveCard } from './live-card.tsx'

/** Renders the body of an article. Every element is created here, and no text is ever treated as HTML. */
export function Blocks({ body }: { body: readonly Block[] }) {
  let heading = ''
  return body.map((block, at) => {
    if (block.type === 'heading') heading = block.text
    // oxlint-disable-next-line no-array-index-key -- rendered once, never again
    return <One key={at} block={block} heading={heading} />
  })
}

/** `heading` is the last one before the block: it names a table, which has no name of its own. */
function One({ block, heading }: { block: Block; heading: string }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines pieces={block.children} />
        </p>
      )
    case 'heading':
      return <Titled {...block} />
    case 'list':
      return <List {...block} />
    case 'quote':
      return (
        <blockquote>
          <Inlines pieces={block.children} />
        </blockquote>
      )
    case 'table':
      return <Table {...block} heading={heading} />
    case 'drawing':
      return (
        <div className="flex justify-center py-2">
          <Picture name={`things/${block.drawing}`} size={200} alt={block.alt} className="rounded-md" />
        </div>
      )
    case 'live':
      return <LiveCard {...block} />
  }
}

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/** The heading links to itself, so that its address can be copied and shared. */
function Titled({ level, id, text }: Of<'heading'>) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id}>
      <a href={`#${id}`}>{text}</a>
    </Tag>
  )
}

function List({ ordered, items }: Of<'list'>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item, at) => (
        // oxlint-disable-next-line no-array-index-key -- rendered once, never again
        <li key={at}>
          <Inlines pieces={item} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ head, rows, heading }: Of<'table'> & { heading: string }) {
  const { t } = useTranslation('blog')
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- on a small screen it scrolls, and a keyboard must reach it to do so
    <div role="group" aria-label={t('article.table', { heading })} tabIndex={0} className="reading-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // oxlint-disable-next-line no-array-index-key -- rendered once, never again
              <th key={at} scope="col">
                <Inlines pieces={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line no-array-index-key -- rendered once, never again
            <Row key={at} cells={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The first cell of a row is its header. */
function Row({ cells: [first = [], ...rest] }: { cells: Of<'table'>['rows'][number] }) {
  return (
    <tr>
      <th scope="row">
        <Inlines pieces={first} />
      </th>
      {rest.map((cell, at) => (
        // oxlint-disable-next-line no-array-index-key -- rendered once, never again
        <td key={at}>
          <Inlines pieces={cell} />
        </td>
      ))}
    </tr>
  )
}
