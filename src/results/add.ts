import type { EntriesResults } from '../contracts/entries-results';

export type Question = EntriesResults[ 'questions' ][ number ];
export type Chart = Question[ 'charts' ][ number ];
export type Line = Chart[ 'lines' ][ number ];

/** Maximum number of distinct answers that are not options. All further answers are counted together. */
const TEXTS = 2000;

const least = ( one: number | null, other: number | null ) =>
	one === null || other === null ? ( one ?? other ) : Math.min( one, other );

const most = ( one: number | null, other: number | null ) =>
	one === null || other === null ? ( one ?? other ) : Math.max( one, other );

function addLine( line: Line, more: Line | undefined, { kind, options }: Chart ): Line {
	if ( more === undefined ) {
		return line;
	}
	const counts = new Map( line.counts.map( ( { value, count } ) => [ value, count ] ) );
	const isBounded = kind === 'bars' || kind === 'stack';
	let others = line.others + more.others;
	for ( const { value, count } of more.counts ) {
		if ( isBounded && ! counts.has( value ) && counts.size >= TEXTS + options.length ) {
			others += count;
		} else {
			counts.set( value, ( counts.get( value ) ?? 0 ) + count );
		}
	}
	return {
		label: line.label,
		answered: line.answered + more.answered,
		counts: [ ...counts ].map( ( [ value, count ] ) => ( { value, count } ) ),
		others,
		sum: line.sum + more.sum,
		least: least( line.least, more.least ),
		most: most( line.most, more.most ),
		rounded: line.rounded || more.rounded,
	};
}

function addQuestion( question: Question, more: Question ): Question {
	return {
		...question,
		asked: question.asked + more.asked,
		answered: question.answered + more.answered,
		charts: question.charts.map( ( chart, at ) => ( {
			...chart,
			lines: chart.lines.map( ( line, index ) => addLine( line, more.charts[ at ]?.lines[ index ], chart ) ),
		} ) ),
	};
}

/**
 * Adds the counts of a batch to those of the previous batches. A batch can contain deleted questions that earlier
 * batches did not contain.
 */
export function addPart( sum: EntriesResults | null, part: EntriesResults ): EntriesResults {
	if ( sum === null ) {
		return part;
	}
	const keyOf = ( { name, gone }: Question ) => `${ gone ? '-' : '+' }${ name }`;
	const added = new Map( part.questions.map( ( question ) => [ keyOf( question ), question ] ) );
	const known = sum.questions.map( ( question ) => {
		const more = added.get( keyOf( question ) );
		added.delete( keyOf( question ) );
		return more === undefined ? question : addQuestion( question, more );
	} );
	return {
		...sum,
		seen: sum.seen + part.seen,
		entries: sum.entries + part.entries,
		after: part.after,
		questions: [ ...known, ...added.values() ],
	};
}
