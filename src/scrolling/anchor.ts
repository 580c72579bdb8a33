/** The id that a location's hash names: letters, digits, underscores and hyphens (specification 5.5). Null when it can name none. */
export function anchorIn( hash: string ): string | null {
	return /^#([A-Za-z0-9_-]+)$/.exec( hash )?.[ 1 ] ?? null;
}
