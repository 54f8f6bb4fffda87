import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Wheel } from '../../ui/drawings/wheel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ShownPicture } from './list-pictures.server.ts'
import { Part } from './part.tsx'

export function People() {
  const { t } = useTranslation('design')
  return (
    <Part name="people">
      <div className="flex flex-wrap items-center gap-6">
        <Avatar name={t('people.name')} size={96} alt={t('people.name')} />
        <Avatar name={t('people.name')} />
        <Avatar name="" alt={t('people.none')} />
        <Avatar name={t('people.name')} picture="/icon-192.png" alt={t('people.name')} />
      </div>
    </Part>
  )
}

export function Drawings() {
  const { t } = useTranslation('design')
  return (
    <Part name="drawings">
      <ul className="flex flex-wrap gap-6 text-center">
        <li className="grid justify-items-center gap-2">
          <Wheel size={112} />
          <span>{t('drawing.wheel')}</span>
        </li>
        <li className="grid justify-items-center gap-2">
          <Wheel detailed size={240} />
          <span>{t('drawing.wheelLarge')}</span>
        </li>
      </ul>
    </Part>
  )
}

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** Shows every illustration as large as it was drawn, with its name and what it weighs. */
export function Illustrations({ groups }: { groups: readonly (readonly [string, readonly ShownPicture[]])[] }) {
  return (
    <Part name="pictures">
      {groups.map(([group, pictures]) => (
        <section key={group} aria-labelledby={`pictures-${group}`} className="grid gap-3">
          <Heading level={3} id={`pictures-${group}`}>
            {group} · {pictures.length}
          </Heading>
          <ul className="flex flex-wrap gap-4">
            {pictures.map(({ name, width, height, bytes }) => (
              <li key={name} className="grid max-w-full content-start gap-1 text-sm">
                <Picture name={name} size={Math.min(width, 640)} alt={name} className="h-auto max-w-full rounded-md" />
                <span className="wrap-anywhere">{name}</span>
                <span className="tabular text-ink-soft">
                  {width} × {height} · {kilobytes.format(bytes / 1000)} kB
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  )
}
