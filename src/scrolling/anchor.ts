/**
 * The id that a location's hash names: letters, digits, underscores and hyphens (docs/header.md). Nothing
 * when it can name none.
 */
export const anchorIn = ( hash: string ): string | undefined => /^#([\w-]+)$/.exec( hash )?.[ 1 ];
