interface ImportMetaEnv {
  /** The version of the illustrations, in the addresses of their files (scripts/pictures.ts). */
  readonly PICTURES: string
  /** The keys of the festivals that have a picture, separated by commas. Only pages rendered on the server read it. */
  readonly FESTIVAL_PICTURES: string
}
