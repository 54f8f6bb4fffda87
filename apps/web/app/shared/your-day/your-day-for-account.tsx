import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { Button } from '../../ui/button.tsx'
import { readChosenPlace } from '../places/chosen-place.ts'
import { Frame } from './frame.tsx'
import { ChooseOwn, MakeOwn } from './no-own-chart.tsx'
import { YourDaySentences } from './your-day-sentences.tsx'
import { useYourDay } from './your-day-calls.ts'
import { YourDaySpace } from './your-day-space.tsx'

/** Loaded only for signed-in readers, after the page. */
export default function YourDayForAccount({ city }: { city: string | undefined }) {
  return (
    <QueryProvider>
      <YourDayPart city={city ?? readChosenPlace().slug ?? undefined} />
    </QueryProvider>
  )
}

function YourDayPart({ city }: { city: string | undefined }) {
  const { t } = useTranslation(['your-day', 'shell'])
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useYourDay(city)
  if (data?.yourDay)
    return (
      <Frame title={t('title')} aside={`${data.yourDay.period} · ${data.yourDay.place}`}>
        <YourDaySentences day={data.yourDay} />
      </Frame>
    )
  if (data) return data.charts.length > 0 ? <ChooseOwn charts={data.charts} /> : <MakeOwn />
  if (!error) return <YourDaySpace />
  return (
    <Frame title={t('title')}>
      <p role="alert">{errorWords(error, language, t('failed'))}</p>
      <Button
        kind="quiet"
        className="justify-self-start"
        busy={isFetching && t('loading')}
        onClick={() => void refetch()}
      >
        {t('shell:tryAgain')}
      </Button>
    </Frame>
  )
}
