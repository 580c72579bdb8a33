import type { Line } from './add';

export interface Summary {
	least: number;
	median: number;
	mean: number;
	most: number;
	/** Whether the median is approximate, because some numbers were counted only by their leading digits. */
	isAbout: boolean;
}

export interface Bin {
	/** First number of the bin. */
	from: number;
	to: number;
	/** Whether `to` is exclusive. */
	isOpen: boolean;
	count: number;
}

/** Approximate number of bins in a histogram. */
const BINS = 10;

/** Maximum number of consecutive whole numbers that each get their own bin. */
const SINGLE = 12;

const inOrder = ( { counts }: Line ) =>
	counts
		.map( ( { value, count } ) => ( { number: Number( value ), count } ) )
		.sort( ( one, other ) => one.number - other.number );

/** Returns the key figures; null if there are no numbers. */
export function summaryOf( line: Line ): Summary | null {
	const numbers = inOrder( line );
	const all = numbers.reduce( ( sum, { count } ) => sum + count, 0 );
	if ( line.least === null || line.most === null || all === 0 ) {
		return null;
	}
	const at = ( place: number ) => {
		let seen = 0;
		return numbers.find( ( { count } ) => ( seen += count ) > place )?.number ?? 0;
	};
	const median = ( at( Math.floor( ( all - 1 ) / 2 ) ) + at( Math.floor( all / 2 ) ) ) / 2;
	return { least: line.least, median, mean: line.sum / all, most: line.most, isAbout: line.rounded };
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function niceStep( step: number ): number {
	const power = 10 ** Math.floor( Math.log10( step ) );
	const factor = [ 1, 2, 5 ].find( ( one ) => one * power >= step * ( 1 - 1e-9 ) ) ?? 10;
	return factor * power;
}

/** Counts the numbers in bins of equal width, including empty bins. */
export function binsOf( line: Line ): Bin[] {
	const numbers = inOrder( line );
	const [ first, last ] = [ numbers[ 0 ]?.number, numbers.at( -1 )?.number ];
	if ( first === undefined || last === undefined ) {
		return [];
	}
	const isWhole = numbers.every( ( { number } ) => Number.isInteger( number ) );
	const isSingle = isWhole && last - first < SINGLE;
	const wanted = ( last - first ) / BINS;
	const step = isSingle || wanted === 0 ? 1 : niceStep( isWhole ? Math.max( 1, wanted ) : wanted );
	if ( first === last ) {
		return [ { from: first, to: last, isOpen: false, count: numbers[ 0 ]?.count ?? 0 } ];
	}
	const start = Math.floor( first / step + 1e-9 );
	const bins = Array.from( { length: Math.floor( last / step + 1e-9 ) - start + 1 }, ( _, at ): Bin => {
		const from = Number( ( ( start + at ) * step ).toPrecision( 12 ) );
		const to = Number( ( ( start + at + 1 ) * step ).toPrecision( 12 ) );
		return { from, to: isWhole ? to - 1 : to, isOpen: ! isWhole, count: 0 };
	} );
	for ( const { number, count } of numbers ) {
		const bin = bins[ Math.floor( number / step + 1e-9 ) - start ];
		if ( bin ) {
			bin.count += count;
		}
	}
	return bins;
}
