/**
 * A text that somebody typed, inside of a sentence: whichever way it runs, what stands around it keeps its place
 * (Unicode's first strong isolate).
 */
export const isolated = ( text: string ): string => `\u2068${ text }\u2069`;
