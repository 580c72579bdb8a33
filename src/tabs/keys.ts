/** Where the titles of tabs stand and which way they are read. */
export interface TitleRow {
	count: number;
	isRtl: boolean;
	/** Titles above each other: beside their panels, or each above its own. */
	isStacked: boolean;
}

/**
 * The title that a key moves to from the one at `index`, or null when the key is not for the row
 * (docs/tabs.md; APG tabs). Left and Right always move, with the direction of the text, and go around at
 * either end.
 */
export function titleFor( key: string, index: number, { count, isRtl, isStacked }: TitleRow ): number | null {
	const forward = [ isRtl ? 'ArrowLeft' : 'ArrowRight', ...( isStacked ? [ 'ArrowDown' ] : [] ) ];
	const back = [ isRtl ? 'ArrowRight' : 'ArrowLeft', ...( isStacked ? [ 'ArrowUp' ] : [] ) ];
	if ( key === 'Home' ) {
		return 0;
	}
	if ( key === 'End' ) {
		return count - 1;
	}
	const by = Number( forward.includes( key ) ) - Number( back.includes( key ) );
	return by === 0 ? null : ( index + by + count ) % count;
}
