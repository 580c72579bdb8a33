import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { listHash, type ListQuery } from './route';
import { Row } from './Row';

interface Props {
	rows: readonly EntriesRow[];
	query: ListQuery;
	chosen: ReadonlySet< number >;
	choose: ( ids: ReadonlySet< number > ) => void;
	loading: boolean;
}

function Received( { query }: { query: ListQuery } ) {
	const newestFirst = query.order === 'desc';
	return (
		<th scope="col" className="is-received" aria-sort={ newestFirst ? 'descending' : 'ascending' }>
			<a href={ listHash( { ...query, order: newestFirst ? 'asc' : 'desc', page: 1 } ) }>
				{ __( 'Received', 'vestibule' ) }
				<span aria-hidden="true">{ newestFirst ? ' ↓' : ' ↑' }</span>
			</a>
		</th>
	);
}

export function Table( { rows, query, chosen, choose, loading }: Props ) {
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
							__nextHasNoMarginBottom
							aria-label={ __( 'Select all entries on this page', 'vestibule' ) }
							checked={ all }
							indeterminate={ ! all && chosen.size > 0 }
							onChange={ ( on ) => choose( new Set( on ? rows.map( ( row ) => row.id ) : [] ) ) }
						/>
					</td>
					<th scope="col" className="is-name">
						{ __( 'Name', 'vestibule' ) }
					</th>
					<th scope="col" className="is-email">
						{ __( 'E-mail', 'vestibule' ) }
					</th>
					<th scope="col" className="is-subject">
						{ __( 'Subject', 'vestibule' ) }
					</th>
					<th scope="col" className="is-form">
						{ __( 'Form', 'vestibule' ) }
					</th>
					<th scope="col" className="is-appointment">
						{ __( 'Appointment', 'vestibule' ) }
					</th>
					<Received query={ query } />
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<Row
						key={ row.id }
						row={ row }
						chosen={ chosen.has( row.id ) }
						choose={ ( on ) => toggle( row.id, on ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}
