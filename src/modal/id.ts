/**
 * Returns the ID of a modal for an anchor. Only letters, digits, underscores and hyphens are allowed, because IDs from
 * the URL must match this pattern (docs/header.md). The server does the same: tests/vectors/modal-ids.json.
 */
export function modalId( anchor: string ): string {
	return anchor.replace( /[^A-Za-z0-9_-]+/g, '-' ).replace( /^-+|-+$/g, '' );
}

/** Returns the ID in a fragment such as `#opening-hours`; empty if the fragment is not a valid ID. */
export function idInHash( hash: string ): string {
	return /^#([\w-]+)$/.exec( hash )?.[ 1 ] ?? '';
}
