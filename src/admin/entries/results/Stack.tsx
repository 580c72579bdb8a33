import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { Chart } from '../../../results/add';
import { meanOf, rowsOf, type Row } from '../../../results/rows';
import { numberText, percentText } from './format';

/** Minimum share that a segment must have so that its label fits inside. */
const ROOM = 0.08;

interface Column {
	value: string;
	label: string;
}

/** Returns the options, then other stored answers in the order of their first occurrence. */
function columnsOf( chart: Chart ): Column[] {
	const columns = new Map< string, string >();
	for ( const line of chart.lines ) {
		rowsOf( chart, line ).forEach( ( { value, label } ) => columns.set( value, label ) );
	}
	return [ ...columns ].map( ( [ value, label ] ) => ( { value, label } ) );
}

const depth = ( at: number, all: number ) => ( { '--depth': all < 2 ? 1 : 1 - at / ( all - 1 ) } ) as CSSProperties;

interface StackLine {
	label: string;
	mean: number | null;
	/** Rows by the value of their column. */
	rows: ReadonlyMap< string, Row >;
}

const linesOf = ( chart: Chart ): StackLine[] =>
	chart.lines.map( ( line ) => ( {
		label: line.label,
		mean: chart.mean ? meanOf( line ) : null,
		rows: new Map( rowsOf( chart, line ).map( ( row ): [ string, Row ] => [ row.value, row ] ) ),
	} ) );

interface LinesProps {
	columns: readonly Column[];
	lines: readonly StackLine[];
}

function Bar( { columns, line: { label, mean, rows } }: Pick< LinesProps, 'columns' > & { line: StackLine } ) {
	return (
		<div className="vestibule-results__answer">
			<span>
				<bdi>{ label }</bdi>
				{ mean !== null && (
					<b className="vestibule-results__mean">
						{
							/* translators: %s: a number. */
							sprintf( __( 'Mean: %s', 'vestibule' ), numberText( mean ) )
						}
					</b>
				) }
			</span>
			<span className="vestibule-results__stack">
				{ columns.map( ( { value, label: option }, at ) => {
					const { count = 0, share = 0 } = rows.get( value ) ?? {};
					return count === 0 ? null : (
						<span
							key={ value }
							style={ { ...depth( at, columns.length ), flexGrow: count } }
							title={ `${ option }: ${ numberText( count ) }` }
						>
							{ share >= ROOM && percentText( Math.round( share * 100 ) / 100 ) }
						</span>
					);
				} ) }
			</span>
		</div>
	);
}

/** Stacked bars with a legend, hidden from screen readers. */
function Bars( { columns, lines }: LinesProps ) {
	return (
		<div className="vestibule-results__stacks" aria-hidden="true">
			{ lines.map( ( line, index ) => (
				<Bar key={ index } columns={ columns } line={ line } />
			) ) }
			<ul className="vestibule-results__legend">
				{ columns.map( ( { value, label }, at ) => (
					<li key={ value } style={ depth( at, columns.length ) }>
						<bdi>{ label }</bdi>
					</li>
				) ) }
			</ul>
		</div>
	);
}

function Table( { columns, lines, caption, hasMean }: LinesProps & { caption: string; hasMean: boolean } ) {
	return (
		<table>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					<td />
					{ columns.map( ( { value, label } ) => (
						<th key={ value } scope="col">
							<bdi>{ label }</bdi>
						</th>
					) ) }
					{ hasMean && <th scope="col">{ __( 'Mean', 'vestibule' ) }</th> }
				</tr>
			</thead>
			<tbody>
				{ lines.map( ( { label, rows, mean }, index ) => (
					<tr key={ index }>
						<th scope="row">
							<bdi>{ label }</bdi>
						</th>
						{ columns.map( ( { value } ) => {
							const { count = 0, share = 0 } = rows.get( value ) ?? {};
							return (
								<td key={ value }>
									{ numberText( count ) } <span>({ percentText( share ) })</span>
								</td>
							);
						} ) }
						{ hasMean && <td>{ mean === null ? '' : numberText( mean ) }</td> }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

interface Props {
	caption: string;
	chart: Chart;
}

/**
 * Stacked bars with an equivalent table. The table is always available to screen readers. A button displays it for
 * other users.
 */
export function Stack( { caption, chart }: Props ) {
	const [ isTable, setTable ] = useState( false );
	const columns = columnsOf( chart );
	const lines = linesOf( chart );
	return (
		<>
			<Bars columns={ columns } lines={ lines } />
			<Button variant="link" aria-expanded={ isTable } onClick={ () => setTable( ! isTable ) }>
				{ isTable ? __( 'Hide the table', 'vestibule' ) : __( 'Show as a table', 'vestibule' ) }
			</Button>
			<div className={ `vestibule-results__numbers${ isTable ? '' : ' is-unseen' }` }>
				<Table columns={ columns } lines={ lines } caption={ caption } hasMean={ chart.mean } />
			</div>
		</>
	);
}
