/** An amount as people read it: 198 → ¥198.00. */
export const yuan = (amount: number): string => `¥${amount.toFixed(2)}`;
