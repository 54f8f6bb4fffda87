// Covers of the articles, by their addresses. Each shows what its article is about; no two are alike.
import { pictureSet } from '../picture.ts'
import { cover } from './covers.ts'
import { ofLife } from './articles-of-life.ts'
import { ofTheSky } from './articles-of-the-sky.ts'

export const articles = pictureSet(
  'articles',
  Object.fromEntries(Object.entries({ ...ofTheSky, ...ofLife }).map(([slug, picture]) => [slug, () => cover(picture)])),
  { width: 480, height: 270 },
)
