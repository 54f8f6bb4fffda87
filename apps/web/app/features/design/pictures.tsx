import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Wheel } from '../../ui/drawings/wheel.tsx'
import { classes } from '../../ui/classes.ts'
import { Heading } from '../../ui/heading.tsx'
import { pictureAddress } from '../../ui/picture.tsx'
import type { ShownGroup } from './list-pictures.server.ts'
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

/** Shows every illustration with what it shows, its name and its size. */
export function Illustrations({ groups }: { groups: readonly ShownGroup[] }) {
  return (
    <Part name="pictures">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`pictures-${group.id}`} className="grid gap-3">
          <Heading level={3} id={`pictures-${group.id}`}>
            {group.title} · {group.pictures.length}
          </Heading>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:flex sm:flex-wrap sm:gap-4">
            {group.pictures.map(({ name, title, width, height }) => (
              <li
                key={name}
                className={classes(
                  'grid content-start gap-1 text-sm sm:max-w-80',
                  width > 640 && 'col-span-2 sm:max-w-160',
                )}
              >
                <img
                  src={pictureAddress(name)}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="h-auto max-w-full rounded-md"
                />
                <span className="text-base leading-snug">{title}</span>
                <span lang="en" className="tabular wrap-anywhere text-ink-soft">
                  {name} · {width} × {height}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  )
}
