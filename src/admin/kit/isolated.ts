/**
 * A text that somebody typed, inside of a sentence: whichever way it runs, what stands around it keeps its place
 * (Unicode's first strong isolate).
 */
export const isolated = ( text: string ): string => `\u2068${ text }\u2069`;

/** The same for a text with no sign left in it that turns what follows: where there is no markup to end it. */
export const unturned = ( text: string ): string => text.replace( /[\u202A-\u202E\u2066-\u2069]/g, '' );
