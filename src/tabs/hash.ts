/**
 * The id that a hash names. It is never used as a selector, and has only these characters (docs/header.md).
 */
export function idIn( hash: string ): string | null {
	return /^#([A-Za-z0-9_-]+)$/.exec( hash )?.[ 1 ] ?? null;
}
