import { __, _n, sprintf } from '@wordpress/i18n';
import type { Chart, Line } from '../../../results/add';
import { spansOf } from '../../../results/days';
import { binsOf, summaryOf } from '../../../results/numbers';
import { firstRows, groupRows, meanOf, rowsOf, scoreOf, type Row } from '../../../results/rows';
import { binText, numberText, scoreText, spanText } from './format';

/** Key figure about all answers to a question, such as their mean. */
export interface Fact {
	label: string;
	text: string;
}

const mean = () => __( 'Mean', 'vestibule' );

/** Returns the key figures shown above the bars of a line. */
export function factsOf( chart: Chart, line: Line ): Fact[] {
	if ( chart.kind === 'numbers' ) {
		const found = summaryOf( line );
		if ( found === null ) {
			return [];
		}
		const median = numberText( found.median );
		return [
			{ label: __( 'Smallest', 'vestibule' ), text: numberText( found.least ) },
			{
				label: __( 'Median', 'vestibule' ),
				/* translators: %s: a number. */
				text: found.isAbout ? sprintf( __( 'about %s', 'vestibule' ), median ) : median,
			},
			{ label: mean(), text: numberText( found.mean ) },
			{ label: __( 'Largest', 'vestibule' ), text: numberText( found.most ) },
		];
	}
	const score = scoreOf( chart, line );
	const ofAll = chart.mean ? meanOf( line ) : null;
	return [
		...( score === null ? [] : [ { label: __( 'Score', 'vestibule' ), text: scoreText( score ) } ] ),
		...( ofAll === null ? [] : [ { label: mean(), text: numberText( ofAll ) } ] ),
	];
}

const ofNumber = ( label: string, count: number, { answered }: Line ): Row => ( {
	value: label,
	label,
	count,
	share: answered === 0 ? 0 : count / answered,
} );

/**
 * Returns the bars of a line, in the order of display.
 *
 * @param chart
 * @param line
 * @param isWhole Whether to include rare answers, which are otherwise combined.
 */
export function barsOf( chart: Chart, line: Line, isWhole: boolean ): { rows: Row[]; hasMore: boolean } {
	if ( chart.kind === 'numbers' ) {
		return { rows: binsOf( line ).map( ( bin ) => ofNumber( binText( bin ), bin.count, line ) ), hasMore: false };
	}
	if ( chart.kind === 'days' ) {
		return {
			rows: spansOf( line ).map( ( span ) => ofNumber( spanText( span ), span.count, line ) ),
			hasMore: false,
		};
	}
	const all = rowsOf( chart, line );
	const { rows, rest } = firstRows( all, line, chart.options.length, isWhole );
	const label =
		rest &&
		sprintf(
			/* translators: %s: number of different answers. */
			_n( '%s other answer', '%s other answers', rest.answers, 'vestibule' ),
			numberText( rest.answers )
		);
	return { rows: rest ? [ ...rows, { ...rest, label: label ?? '' } ] : rows, hasMore: rows.length < all.length };
}

export const groupsOf = ( chart: Chart, line: Line ): Row[] => groupRows( chart, line );
