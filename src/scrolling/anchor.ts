/**
 * Returns the ID in a URL fragment: letters, digits, underscores and hyphens (docs/header.md). Undefined if the
 * fragment is not a valid ID.
 */
export const anchorIn = ( hash: string ): string | undefined => /^#([\w-]+)$/.exec( hash )?.[ 1 ];
