import type { Chart, Line } from './add';

/** Answer with its number of occurrences. */
export interface Row {
	/** Stored value; empty for answers that are counted together. */
	value: string;
	label: string;
	count: number;
	/** Share of the entries with an answer, from 0 to 1. */
	share: number;
}

/**
 * Maximum number of options that are all listed, in their order. If there are more, only options that were chosen are
 * listed, the most frequent first.
 */
const MAX_LISTED = 20;

const shareOf = ( count: number, { answered }: Line ) => ( answered === 0 ? 0 : count / answered );

const byCount = ( one: Row, other: Row ) => other.count - one.count;

/**
 * Returns all current options, then all other stored answers: renamed or deleted options, and text that visitors
 * entered.
 */
export function rowsOf( { options }: Pick< Chart, 'options' >, line: Line ): Row[] {
	const counts = new Map( line.counts.map( ( { value, count } ) => [ value, count ] ) );
	const row = ( value: string, label: string ): Row => {
		const count = counts.get( value ) ?? 0;
		return { value, label, count, share: shareOf( count, line ) };
	};
	const offered = options.map( ( { value, label } ) => row( value, label ) );
	options.forEach( ( { value } ) => counts.delete( value ) );
	const stored = [ ...counts.keys() ].map( ( value ) => row( value, value ) ).sort( byCount );
	return options.length > MAX_LISTED
		? [ ...offered.filter( ( { count } ) => count > 0 ), ...stored ].sort( byCount )
		: [ ...offered, ...stored ];
}

export interface Shown {
	rows: Row[];
	/**
	 * Row that combines all other answers; null if there are none. `answers` is the number of different answers in it,
	 * as far as it is known.
	 */
	rest: ( Row & { answers: number } ) | null;
}

/** Returns the first rows, and the remaining rows combined into one. */
export function firstRows( rows: readonly Row[], line: Line, options: number, isWhole: boolean ): Shown {
	const most = isWhole ? rows.length : Math.max( MAX_LISTED, options > MAX_LISTED ? 0 : options );
	const left = rows.length > most + 1 ? rows.slice( most ) : [];
	const count = left.reduce( ( sum, row ) => sum + row.count, line.others );
	return {
		rows: rows.slice( 0, rows.length - left.length ),
		rest:
			count === 0
				? null
				: { value: '', label: '', count, share: shareOf( count, line ), answers: left.length + line.others },
	};
}

/** Returns the mean of the numeric values; null if there are none. */
export function meanOf( { counts }: Line ): number | null {
	const numbers = counts.filter( ( { value } ) => /^-?\d+(\.\d+)?$/.test( value ) );
	const all = numbers.reduce( ( sum, { count } ) => sum + count, 0 );
	return all === 0 ? null : numbers.reduce( ( sum, { value, count } ) => sum + Number( value ) * count, 0 ) / all;
}

/** Combines options into groups, such as the promoters of a net promoter score. */
export function groupRows( { groups }: Pick< Chart, 'groups' >, line: Line ): Row[] {
	return groups.map( ( { label, values } ) => {
		const count = line.counts
			.filter( ( { value } ) => values.includes( value ) )
			.reduce( ( sum, one ) => sum + one.count, 0 );
		return { value: label, label, count, share: shareOf( count, line ) };
	} );
}

/** Returns a score from -100 to 100; null if there are no answers or no groups. */
export function scoreOf( chart: Pick< Chart, 'groups' >, line: Line ): number | null {
	if ( chart.groups.length === 0 || line.answered === 0 ) {
		return null;
	}
	const shares = groupRows( chart, line ).map( ( { share }, at ) => share * ( chart.groups[ at ]?.weight ?? 0 ) );
	return Math.round( shares.reduce( ( sum, share ) => sum + share, 0 ) * 100 );
}
