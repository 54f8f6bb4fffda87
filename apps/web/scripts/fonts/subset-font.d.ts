declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>
}
