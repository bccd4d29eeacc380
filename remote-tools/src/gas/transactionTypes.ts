/** A transaction type, and the gas that it uses. */
export interface TransactionType {
  name: string
  gasLimit: number
}

const TYPES: readonly TransactionType[] = Object.freeze([
  Object.freeze({ name: 'Simple Transfer', gasLimit: 21_000 }),
  Object.freeze({ name: 'ERC-20 Transfer', gasLimit: 65_000 }),
  Object.freeze({ name: 'Swap', gasLimit: 150_000 }),
  Object.freeze({ name: 'NFT Mint', gasLimit: 100_000 }),
  Object.freeze({ name: 'Contract Interaction', gasLimit: 200_000 }),
])

/** The transaction types in the cost table. */
export function transactionTypes(): readonly TransactionType[] {
  return TYPES
}
