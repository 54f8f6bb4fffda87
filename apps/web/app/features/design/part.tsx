import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import type { KeyOf } from '../../lib/locale/namespaces.ts'
import { DoubleRule } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'

type PartName = Extract<KeyOf<'design'>, `part.${string}`> extends `part.${infer Name}` ? Name : never

/** Shows one family of components on the design page. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useTranslation('design')
  return (
    <section aria-labelledby={`part-${name}`} className="grid gap-6">
      <DoubleRule />
      <Heading id={`part-${name}`}>{t(`part.${name}`)}</Heading>
      {children}
    </section>
  )
}
