/**
 * Where a key moves the focus among the titles of an accordion, as the ARIA patterns recommend; null when it does not.
 */
export function next( key: string, index: number, count: number ): number | null {
	switch ( key ) {
		case 'ArrowDown':
			return ( index + 1 ) % count;
		case 'ArrowUp':
			return ( index + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}
