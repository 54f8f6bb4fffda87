interface ImportMetaEnv {
  /** The version of the illustrations, in the addresses of their files (scripts/pictures.ts). */
  readonly PICTURES: string
}
