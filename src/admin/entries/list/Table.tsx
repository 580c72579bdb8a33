import { __ } from '@wordpress/i18n';
import { CheckboxControl } from '../../../controls/wordpress';
import type { EntriesRow } from '../../../contracts/entries-row';
import { answerOf, type Column } from './columns';
import { listHash, type ListQuery } from '../entry/route';
import type { Actions } from '../entry/useActions';
import { Row } from './Row';

interface Props {
	rows: readonly EntriesRow[];
	query: ListQuery;
	columns: readonly Column[];
	actions: Actions;
	chosen: ReadonlySet< number >;
	choose: ( ids: ReadonlySet< number > ) => void;
	loading: boolean;
}

/** Columns that can be sorted, with their sort order. */
const ORDERS: Record< string, ListQuery[ 'orderby' ] > = {
	name: 'name',
	form: 'form',
	status: 'status',
	received: 'created_at',
};

/** Returns the CSS class of a column. Columns with answers have the same class and share the remaining width. */
export const classOf = ( key: string ): string => ( answerOf( key ) === '' ? `is-${ key }` : 'is-answer' );

function Heading( { column, query }: { column: Pick< Column, 'key' | 'label' >; query: ListQuery } ) {
	const orderby = ORDERS[ column.key ];
	if ( orderby === undefined ) {
		return (
			<th scope="col" className={ classOf( column.key ) }>
				{ column.label }
			</th>
		);
	}
	const on = query.orderby === orderby;
	const descending = query.order === 'desc';
	// The first click sorts by time with the newest first, or by name from A to Z.
	const other = descending ? 'asc' : 'desc';
	const first = orderby === 'created_at' ? 'desc' : 'asc';
	const order = on ? other : first;
	const sorted = descending ? 'descending' : 'ascending';
	return (
		<th scope="col" className={ classOf( column.key ) } aria-sort={ on ? sorted : undefined }>
			<a href={ listHash( { ...query, orderby, order, page: 1 } ) }>
				{ column.label }
				{ on && <span aria-hidden="true">{ descending ? ' ↓' : ' ↑' }</span> }
			</a>
		</th>
	);
}

export function Table( { rows, query, columns, actions, chosen, choose, loading }: Props ) {
	const all = rows.every( ( row ) => chosen.has( row.id ) );
	const toggle = ( id: number, on: boolean ) => {
		const next = new Set( chosen );
		if ( on ) {
			next.add( id );
		} else {
			next.delete( id );
		}
		choose( next );
	};
	return (
		<table className="vestibule-entries__table" aria-busy={ loading }>
			<caption className="screen-reader-text">{ __( 'Entries', 'vestibule' ) }</caption>
			<thead>
				<tr>
					<td className="is-choice">
						<CheckboxControl
							aria-label={ __( 'Select all entries on this page', 'vestibule' ) }
							checked={ all }
							indeterminate={ ! all && chosen.size > 0 }
							onChange={ ( on ) => choose( new Set( on ? rows.map( ( row ) => row.id ) : [] ) ) }
						/>
					</td>
					<Heading column={ { key: 'name', label: __( 'Name', 'vestibule' ) } } query={ query } />
					{ columns.map( ( column ) => (
						<Heading key={ column.key } column={ column } query={ query } />
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<Row
						key={ row.id }
						row={ row }
						query={ query }
						columns={ columns }
						actions={ actions }
						chosen={ chosen.has( row.id ) }
						choose={ ( on ) => toggle( row.id, on ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}
