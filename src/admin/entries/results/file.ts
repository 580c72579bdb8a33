import { __, _x } from '@wordpress/i18n';
import type { EntriesResults } from '../../../contracts/entries-results';
import type { Chart, Line, Question } from '../../../results/add';
import { csvOf } from '../../../shared/csv';
import type { Fact } from './counted';
import { barsOf, factsOf, groupsOf } from './drawn';

type Cells = ( string | number )[];

const percent = ( share: number ) => Math.round( share * 1000 ) / 10;

function lineRows( question: Question, chart: Chart, line: Line ): Cells[] {
	const part = [ chart.label, line.label ].filter( ( text ) => text !== '' ).join( ': ' );
	const { rows } = barsOf( chart, line, true );
	return [
		...factsOf( chart, line ).map( ( { label, text } ): Cells => [ question.label, part, label, text, '' ] ),
		...[ ...groupsOf( chart, line ), ...rows ].map( ( { label, count, share } ): Cells => [
			question.label,
			part,
			label,
			count,
			percent( share ),
		] ),
	];
}

function placeRows( { label, places = [] }: Question ): Cells[] {
	return places.flatMap( ( option ): Cells[] => [
		[ label, __( 'Spots taken', 'vestibule' ), option.label, option.taken, '' ],
		[ label, __( 'Spots', 'vestibule' ), option.label, option.places, '' ],
		[ label, __( 'On the waiting list', 'vestibule' ), option.label, option.waiting, '' ],
	] );
}

/** Returns the results as a CSV file: date and filters, then a row for each answer to each question. */
export function fileOf( { questions }: EntriesResults, counted: readonly Fact[] ): string {
	const rows = questions.flatMap( ( question ): Cells[] => [
		[ question.label, '', __( 'Asked', 'vestibule' ), question.asked, '' ],
		[ question.label, '', __( 'Answered', 'vestibule' ), question.answered, '' ],
		...question.charts.flatMap( ( chart ) => chart.lines.flatMap( ( line ) => lineRows( question, chart, line ) ) ),
		...placeRows( question ),
	] );
	return csvOf( [
		[
			__( 'Question', 'vestibule' ),
			__( 'Part', 'vestibule' ),
			_x( 'Answer', 'of a sender to a field', 'vestibule' ),
			_x( 'Number', 'how many', 'vestibule' ),
			__( 'Share (%)', 'vestibule' ),
		],
		...counted.map( ( [ term, value ] ): Cells => [ term, '', value, '', '' ] ),
		...rows,
	] );
}
