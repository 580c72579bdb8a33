import type { EntriesEntry } from '../../contracts/entries-entry';

type Table = NonNullable< EntriesEntry[ 'fields' ][ number ][ 'table' ] >;

/** What was answered in rows. A table that is wider than its place is moved by keys, too. */
export function Rows( { headings, rows, label }: Table & { label: string } ) {
	return (
		<div className="vestibule-entries__rows" role="region" aria-label={ label } tabIndex={ 0 }>
			<table>
				<thead>
					<tr>
						{ headings.map( ( heading, column ) => (
							<th scope="col" key={ column }>
								<bdi>{ heading }</bdi>
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( cells, row ) => (
						<tr key={ row }>
							{ cells.map( ( cell, column ) => (
								<td key={ column }>
									<bdi>{ cell }</bdi>
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
