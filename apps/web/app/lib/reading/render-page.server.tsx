import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { data } from 'react-router'
import type { Namespace } from '../locale/namespaces.ts'
import type { Texts } from '../locale/texts.ts'
import { TextsContext } from '../locale/use-language.ts'
import { type LoaderArgs, type PageAnswer, type PageArgs, answerPage } from '../public-page/answer-page.server.ts'
import { setBody } from './page-body.server.ts'
import type { ReadingPage } from './reading-page.ts'

export type { LoaderArgs } from '../public-page/answer-page.server.ts'
export type RenderArgs<N extends Namespace> = PageArgs<N>

export type Rendering<Facts> = Omit<PageAnswer<Facts>, 'facts'> & {
  body: ReactNode
  facts?: Facts
  /** See ReadingPage. Pages in different languages never share a frame. */
  frame?: string
}

/** Returns a page whose body is rendered to HTML here, and only here. `namespaces` are all text files that it uses. */
export async function renderPage<const N extends Namespace, Facts = null>(
  loaderArgs: LoaderArgs,
  namespaces: readonly [N, ...Namespace[]],
  render: (args: RenderArgs<N>) => Promise<Rendering<Facts> | Response>,
) {
  let body = ''
  let frame: string | undefined
  const answered = await answerPage(loaderArgs, namespaces, async (args) => {
    const rendering = await render(args)
    if (rendering instanceof Response) return rendering
    body = toHtml(rendering.body, args.texts)
    frame = rendering.frame && `${args.language}/${rendering.frame}`
    return { ...rendering, facts: rendering.facts ?? (null as Facts) }
  })
  if (answered instanceof Response) return answered
  const page: ReadingPage<Facts> = Object.assign(answered.data, frame !== undefined && { frame })
  setBody(page, body, loaderArgs.context)
  return data(page, answered.init ?? {})
}

function toHtml(body: ReactNode, texts: Texts): string {
  return renderToStaticMarkup(<TextsContext value={texts}>{body}</TextsContext>)
}
