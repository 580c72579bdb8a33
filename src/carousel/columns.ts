/** Names of the column settings, from the widest viewport to the narrowest. */
export const COLUMN_SETTINGS = [ 'xxl', 'xl', 'md', 'sm', 'xs', 'ss' ] as const;

export type ColumnSetting = ( typeof COLUMN_SETTINGS )[ number ];

export type Columns = Record< ColumnSetting, number >;

/**
 * Breakpoints, narrowest first: viewport width in px, and the setting that applies to narrower viewports
 * (docs/carousel.md). style.css has the same breakpoints.
 */
export const BREAKPOINTS: readonly [ number, ColumnSetting ][] = [
	[ 544, 'ss' ],
	[ 768, 'xs' ],
	[ 992, 'sm' ],
	[ 1200, 'md' ],
	[ 1500, 'xl' ],
];

/** Returns the column setting for a viewport width in px (docs/carousel.md). */
export function columnSetting( width: number ): ColumnSetting {
	return BREAKPOINTS.find( ( [ below ] ) => width < below )?.[ 1 ] ?? 'xxl';
}

/** Fills in missing sizes with the number for the next larger size. */
export function columnsOf( given: Partial< Columns > ): Columns {
	let last = 1;
	return Object.fromEntries(
		COLUMN_SETTINGS.map( ( setting ) => [ setting, ( last = given[ setting ] ?? last ) ] )
	) as Columns;
}
