declare module '../../kit/db.ts' {
  interface Tables {
    member_portrait: {
      member_id: bigint
      merchant_code: string
      /** Number of a drawn portrait, or name of `picture`. */
      head_icon: string
      picture: Buffer | null
      at: Date
    }
  }
}
