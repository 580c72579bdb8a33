/**
 * Isolates typed text inside a sentence, so that its direction doesn't affect the surrounding text. Uses Unicode's
 * "first strong isolate".
 */
export const isolated = ( text: string ): string => `\u2068${ text }\u2069`;

/** Removes bidirectional control characters from text that can't be isolated with markup. */
export const unturned = ( text: string ): string => text.replace( /[\u202A-\u202E\u2066-\u2069]/g, '' );
