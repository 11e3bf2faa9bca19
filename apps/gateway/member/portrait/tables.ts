declare module '../../kit/db.ts' {
  interface Tables {
    member_portrait: {
      member_id: bigint
      merchant_code: string
      /** The number of a drawn one, or the name of `picture`. */
      head_icon: string
      picture: Buffer | null
      at: Date
    }
  }
}
