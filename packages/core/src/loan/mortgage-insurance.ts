/** What changes a premium beyond program, amount, LTV, term and score. Only VA has any (its use and its exemption). */
export type Modifier = "subsequentUse" | "exempt" | "irrrl" | "cashOut";
