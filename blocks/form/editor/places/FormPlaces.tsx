import { Button, ExternalLink, Spinner } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useFormNumber } from '../useFormSettings';
import { PlaceLine } from './PlaceLine';
import { PutOnPage } from './PutOnPage';
import { usePlaces } from './usePlaces';

/** List of places that show a form. Users can also add the form to a page, copy its shortcode, and preview it. */
export function FormPlaces( { id }: { id: number } ) {
	const places = usePlaces( id );
	const code = `[vestibule_form id="${ useFormNumber( id ) }"]`;
	const { createSuccessNotice } = useDispatch( noticesStore );
	const copy = useCopyToClipboard( code, () => {
		void createSuccessNotice( __( 'Shortcode copied.', 'vestibule' ), { type: 'snackbar' } );
	} );
	return (
		<div className="vestibule-editor__settings">
			{ places === null && <Spinner /> }
			{ places?.length === 0 && <p>{ __( 'This form is not on any page yet.', 'vestibule' ) }</p> }
			{ places && places.length > 0 && (
				<ul className="vestibule-editor__places">
					{ places.map( ( place, index ) => (
						<li key={ index }>
							<PlaceLine { ...place } />
						</li>
					) ) }
				</ul>
			) }
			<PutOnPage id={ id } />
			<div>
				<p>
					<code>{ code }</code>
				</p>
				<Button __next40pxDefaultSize variant="secondary" ref={ copy }>
					{ __( 'Copy shortcode', 'vestibule' ) }
				</Button>
			</div>
			<ExternalLink href={ `${ siteUrl() }?vestibule_form_preview=${ id }` }>
				{ __( 'Preview the saved form', 'vestibule' ) }
			</ExternalLink>
		</div>
	);
}

/** Returns the URL path of the site, which contains a folder if WordPress is installed in a subfolder. */
const siteUrl = (): string => window.location.pathname.replace( /wp-admin\/.*$/, '' );
