interface EncryptionKeyTable {
  id: string
  public_key: Buffer
  private_key: Buffer
  made_at: Date
}

interface SealedBodyTable {
  sender_hash: Buffer
  expires_at: Date
}

declare module '../db.ts' {
  interface Tables {
    encryption_key: EncryptionKeyTable
    sealed_body: SealedBodyTable
  }
}
