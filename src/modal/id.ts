/**
 * The id that a modal gets from what an editor wrote. Only letters, digits, underscores and hyphens are left, because
 * links are taken from the address with this pattern and nothing else (docs/header.md). The server does the
 * same: tests/vectors/modal-ids.json.
 */
export function modalId( anchor: string ): string {
	return anchor.replace( /[^A-Za-z0-9_-]+/g, '-' ).replace( /^-+|-+$/g, '' );
}

/** The id that a fragment such as `#opening-hours` names; empty when it can name none. */
export function idInHash( hash: string ): string {
	return /^#([\w-]+)$/.exec( hash )?.[ 1 ] ?? '';
}
