import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Kept } from './api';

/** What stayed when the demo was taken out, and why. */
function KeptList( { kept }: { kept: Kept[] } ) {
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

/** What has happened: a failure, or the end of making or taking out. */
export function Outcome( {
	state,
	failure,
	kept,
	home,
}: {
	state: string;
	failure: string;
	kept: Kept[];
	home: string;
} ) {
	return (
		<div>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ state === 'made' && (
				<Notice status="success" isDismissible={ false }>
					<p>{ __( 'The demo site is ready.', 'vestibule' ) }</p>
					<p className="vestibule-demo__links">
						<a href={ home }>{ __( 'Home page', 'vestibule' ) }</a>
						<a href={ `${ home }contact/` }>{ __( 'Form and appointments', 'vestibule' ) }</a>
						<a href={ `${ home }showcase/` }>{ __( 'Every block', 'vestibule' ) }</a>
						<a href={ `${ home }visiting-the-institute/` }>
							{ __( 'An article with comments', 'vestibule' ) }
						</a>
					</p>
				</Notice>
			) }
			{ state === 'removed' && (
				<Notice status="success" isDismissible={ false }>
					<p>{ __( 'The demo site is removed, and the settings are as before.', 'vestibule' ) }</p>
					<KeptList kept={ kept } />
				</Notice>
			) }
		</div>
	);
}
