import { __ } from '@wordpress/i18n';
import type { Kept } from './api';

/** What stayed when the demo was taken out, and why. */
export function KeptList( { kept }: { kept: Kept[] } ) {
	if ( kept.length === 0 ) {
		return null;
	}
	return (
		<>
			<p>{ __( 'These stay, and are yours from now on:', 'vestibule' ) }</p>
			<ul className="vestibule-demo__list">
				{ kept.map( ( { id, title, reason, link } ) => (
					<li key={ id }>
						{ link === '' ? title : <a href={ link }>{ title }</a> }. { reason }
					</li>
				) ) }
			</ul>
		</>
	);
}
