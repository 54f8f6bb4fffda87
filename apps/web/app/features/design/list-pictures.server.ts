import { getAllBlog } from '@sankalp/contract/blog'
import type { Visit } from '@sankalp/contract/visit'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import { type PictureTitle, catalogueOf, createPictureTitle } from './picture-title.ts'

export type ShownPicture = { name: string; title: string; width: number; height: number }
export type ShownGroup = { id: string; title: string; pictures: ShownPicture[] }

/** Lists every illustration by group, with titles in the visitor's language. */
export async function listPictures(visit: Visit): Promise<ShownGroup[]> {
  // Not part of the server's first file: only this page needs what draws them.
  const { pictures } = await import('@sankalp/illustrations')
  const titleOf = await readTitles(visit)
  const groups = Object.groupBy(pictures, ({ name }) => name.split('/')[0]!)
  return Object.entries(groups).map(([id, all]) => ({
    id,
    title: titleOf.group(id),
    pictures: all!.map(({ name, width, height }) => ({ name, title: titleOf.picture(name), width, height })),
  }))
}

async function readTitles(visit: Visit): Promise<PictureTitle> {
  const { language } = visit
  const [{ demoAcharyas }, { demoPoojas }, { demoProducts }, blog] = await Promise.all([
    import('@sankalp/content/demo/acharyas'),
    import('@sankalp/content/demo/poojas'),
    import('@sankalp/content/demo/products'),
    callEndpoint(visit, getAllBlog, { query: { pageSize: '50' } }),
  ])
  const articles = 'reply' in blog ? blog.reply.blogs : []
  const catalogue = catalogueOf(language, {
    acharyas: demoAcharyas,
    poojas: demoPoojas,
    products: demoProducts,
    articles,
  })
  return createPictureTitle(catalogue, (namespace) => visit.messages(language, namespace))
}
