import type { Acharya } from '@sankalp/contract/acharyas'
import type { RefObject } from 'react'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { FoundHeading } from '../../../ui/found-heading.tsx'
import { type PoojasWish, poojasAddress } from '../poojas-address.ts'
import { Failed, Nothing } from './results.tsx'
import { linkLook, useWords } from '../words.ts'

export type AstrologerList = { astrologers: Acharya[]; totalPages: number }
type AstrologersProps = {
  result: CallResult<AstrologerList>
  wish: PoojasWish
  found: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** The other side of the switch: acharyas, searched by name, learning or language. */
export function Astrologers({ result, wish, found, heading }: AstrologersProps) {
  const { t } = useWords()
  return (
    <section id="pooja" aria-labelledby="found" className="grid content-start gap-5">
      <FoundHeading found={found} heading={heading}>
        <a href="/pooja#pooja" className={buttonClasses('quiet')}>
          {t('search.all')}
        </a>
      </FoundHeading>
      {'refusal' in result ? (
        <Failed message={result.refusal.message} address={poojasAddress(wish)} />
      ) : (
        <Found list={result.reply} wish={wish} />
      )}
    </section>
  )
}

function Found({ list: { astrologers, totalPages }, wish }: { list: AstrologerList; wish: PoojasWish }) {
  const { t } = useWords()
  if (astrologers.length === 0)
    return <Nothing text={wish.q ? t('state.emptyAstrologer', { q: wish.q }) : t('state.emptyPlain')} />
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {astrologers.map((acharya) => (
          <AstrologerCard key={acharya._id} acharya={acharya} />
        ))}
      </ul>
      {wish.page < totalPages && (
        <a
          rel="next"
          href={`${poojasAddress({ ...wish, page: wish.page + 1 })}#pooja`}
          className={buttonClasses('quiet', 'justify-self-center')}
        >
          {t('astrologers.more')}
        </a>
      )}
    </>
  )
}

function AstrologerCard({ acharya }: { acharya: Acharya }) {
  const { t } = useWords()
  const { _id, name, astrologerType, experience, languages, specialities, bio } = acharya
  return (
    <li className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 rounded-lg border border-rule bg-paper-raised p-4">
      <AcharyaPicture acharya={acharya} size={72} />
      <div className="min-w-0">
        <h3 className="text-xl leading-snug wrap-anywhere">{name}</h3>
        <p className="text-ink-soft">{astrologerType}</p>
        <p className="text-sm text-ink-soft">
          {t('astrologers.experience', { count: experience })} · {languages.join(', ')}
        </p>
      </div>
      <p className="col-span-2">{bio}</p>
      <p className="col-span-2 text-sm text-ink-soft">{specialities.join(' · ')}</p>
      <a href={`/AstrologerDetails?id=${_id}`} className={`col-span-2 inline-flex min-h-12 items-center ${linkLook}`}>
        {t('astrologers.profile')}
        <span className="sr-only">: {name}</span>
      </a>
    </li>
  )
}
