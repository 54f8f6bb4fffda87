interface ImportMetaEnv {
  /** The version of the illustrations, in the addresses of their files (scripts/pictures.ts). */
  readonly PICTURES: string
  /** The names of the pictures of festivals and poojas, separated by commas. Only pages rendered on the server read it. */
  readonly FESTIVAL_PICTURES: string
}
