const FEN = 100;

/** Fen as people read them: 19800 → ¥198.00. Only here do fen become yuan. */
export const yuan = (fen: number): string => `¥${(fen / FEN).toFixed(2)}`;
