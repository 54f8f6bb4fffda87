import type { Reply } from '@sankalp/contract/endpoint'
import type { search } from '@sankalp/contract/search'
import type { ReactNode } from 'react'
import { DrawnPicture } from '../../lib/drawn-picture.tsx'
import { priceText } from '../../lib/locale/rupees-text.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { AcharyaPicture } from '../../ui/acharya-picture.tsx'

type Found = Reply<typeof search>
const pictureSize = 72

/** Shows the results by kind, each with picture, price and link. A kind without results is left out. */
export function FoundGroups({ q, found, reply }: { q: string; found: string; reply: Found }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const rupees = (amount: number) => priceText(amount, language)
  const { poojas, products, acharyas, articles } = reply
  const query = new URLSearchParams({ q }).toString()
  return (
    <>
      <p role="status" className="tabular font-semibold">
        {found}
      </p>
      <Group kind="poojas" group={poojas} all={`/pooja?${query}`}>
        {poojas.items.map(({ _id, pooja_name, image, drawing, description, total_from }) => (
          <Row
            key={_id}
            href={`/PujaDetailsPage/${_id}`}
            picture={<DrawnPicture image={image} drawing={drawing} size={pictureSize} className="size-18" />}
            name={pooja_name}
            text={description}
            fact={t('from', { amount: rupees(total_from) })}
          />
        ))}
      </Group>
      <Group kind="products" group={products} all={`/shop?${query}`}>
        {products.items.map(({ _id, name, image, drawing, category, final_price, in_stock }) => (
          <Row
            key={_id}
            href={`/IndividualShop?id=${_id}`}
            picture={<DrawnPicture image={image} drawing={drawing} size={pictureSize} className="size-18" />}
            name={name}
            text={category}
            fact={rupees(final_price)}
            state={in_stock ? null : t('soldOut')}
          />
        ))}
      </Group>
      <Group kind="acharyas" group={acharyas} all={`/pooja?among=astrologer&${query}`}>
        {acharyas.items.map((acharya) => (
          <Row
            key={acharya._id}
            href={`/AstrologerDetails?id=${acharya._id}`}
            picture={<AcharyaPicture acharya={acharya} size={72} />}
            name={acharya.name}
            text={acharya.specialities.join(' · ')}
            fact={t('perMinute', { amount: rupees(acharya.chatPerMinutes) })}
            state={acharya.online && <span className="text-peacock">{t('online')}</span>}
          />
        ))}
      </Group>
      <Group kind="articles" group={articles} all={`/blog?${query}`}>
        {articles.items.map(({ _id, title, subtitle, drawing, reading_minutes }) => (
          <Row
            key={_id}
            href={`/blog/${_id}`}
            picture={<DrawnPicture image={null} drawing={drawing} size={pictureSize} className="size-18" />}
            name={title}
            text={subtitle}
            fact={t('minutes', { count: reading_minutes })}
          />
        ))}
      </Group>
    </>
  )
}

type GroupProps = {
  kind: keyof Found
  group: { items: readonly unknown[]; total: number }
  /** The list of this kind with the same search. */
  all: string
  children: ReactNode
}

function Group({ kind, group: { items, total }, all, children }: GroupProps) {
  const { t } = useTranslation('search')
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`found-${kind}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`found-${kind}`} className="text-2xl leading-snug">
          {t(`kind.${kind}`)}
        </h2>
        {total > items.length && (
          <a
            href={all}
            className="inline-flex min-h-12 items-center font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong"
          >
            {t('all', { count: total })}
          </a>
        )}
      </div>
      <ul className="grid border-t border-rule md:grid-cols-2 md:gap-x-8">{children}</ul>
    </section>
  )
}

type RowProps = { href: string; picture: ReactNode; name: string; text: string; fact: string; state?: ReactNode }

function Row({ href, picture, name, text, fact, state }: RowProps) {
  return (
    <li className="group relative grid grid-cols-[auto_1fr] items-center gap-x-4 border-b border-rule py-3">
      {picture}
      <div className="grid min-w-0 content-start">
        <h3 className="text-lg leading-snug wrap-anywhere">
          <a
            href={href}
            className="text-ink no-underline group-hover:text-sindoor after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </a>
        </h3>
        <p className="line-clamp-2 text-sm text-ink-soft">{text}</p>
        <p className="tabular flex flex-wrap gap-x-2 font-semibold">
          {fact} {state && <span>{state}</span>}
        </p>
      </div>
    </li>
  )
}
