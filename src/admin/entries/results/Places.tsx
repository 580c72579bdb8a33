import { __, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../results/add';
import { numberText } from './format';

/** Table with the used spots of each option. It counts all entries, regardless of the filters. */
export function Places( { label, places }: { label: string; places: NonNullable< Question[ 'places' ] > } ) {
	const hasWaiting = places.some( ( { waiting } ) => waiting > 0 );
	/* translators: %s: text of a question. */
	const caption = sprintf( __( '%s: spots', 'vestibule' ), label );
	return (
		<table className="vestibule-results__places">
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Spots taken by all entries', 'vestibule' ) }</th>
					<th scope="col" className="is-number">
						{ __( 'Taken', 'vestibule' ) }
					</th>
					<th scope="col" className="is-number">
						{ __( 'Spots', 'vestibule' ) }
					</th>
					{ hasWaiting && (
						<th scope="col" className="is-number">
							{ __( 'Waiting', 'vestibule' ) }
						</th>
					) }
				</tr>
			</thead>
			<tbody>
				{ places.map( ( option ) => (
					<tr key={ option.value }>
						<th scope="row">
							<bdi>{ option.label }</bdi>
						</th>
						<td className="is-number">{ numberText( option.taken ) }</td>
						<td className="is-number">{ numberText( option.places ) }</td>
						{ hasWaiting && <td className="is-number">{ numberText( option.waiting ) }</td> }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
