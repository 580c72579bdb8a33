import apiFetch from '@wordpress/api-fetch';
import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Section } from '../kit/settings/Section';

interface Place {
	kind: string;
	title: string;
	edit: string;
	view: string;
}

interface BookingForm {
	title: string;
	status: string;
	edit: string;
	places: Place[];
}

/** Returns the URL of the editor for a new page with this appointment type. */
export const newPageUrl = ( event: number ): string => `post-new.php?post_type=page&vestibule_event=${ event }`;

/** Loads the forms that book this appointment type, with the pages that contain them. Undefined while loading. */
function useBookingForms( event: number, isPublished: boolean ): BookingForm[] | undefined {
	const [ forms, setForms ] = useState< BookingForm[] >();
	useEffect( () => {
		let isGone = false;
		if ( isPublished ) {
			apiFetch< BookingForm[] >( { path: `/vestibule/v1/appointment-types/${ event }/places` } )
				.catch( () => [] )
				.then( ( found ) => {
					if ( ! isGone ) {
						setForms( found );
					}
				} );
		}
		return () => {
			isGone = true;
		};
	}, [ event, isPublished ] );
	return forms;
}

function Line( { kind, title, edit, view }: Place ) {
	/* translators: %s: kind of content, such as Page. */
	const hidden = sprintf( __( '%s (no access)', 'vestibule' ), kind );
	/* translators: 1: kind of content, such as Page; 2: its title. */
	const words = title === '' ? hidden : sprintf( __( '%1$s: %2$s', 'vestibule' ), kind, title );
	const href = edit || view;
	return href === '' ? (
		<>{ words }</>
	) : (
		<a href={ href } target="_blank" rel="noreferrer">
			{ words }
		</a>
	);
}

const kindOf = ( { status }: BookingForm ) =>
	status === 'publish' ? __( 'Form', 'vestibule' ) : __( 'Form, not published', 'vestibule' );

/** List of the pages on which visitors can book, with a button that creates a page. */
export function PlacesSection() {
	const event = useSelect( ( select ) => Number( select( editorStore ).getCurrentPostId() ?? 0 ), [] );
	const isPublished = useSelect( ( select ) => select( editorStore ).isCurrentPostPublished(), [] );
	const forms = useBookingForms( event, isPublished );
	const isBookable = ( forms ?? [] ).some( ( { places } ) => places.length > 0 );
	return (
		<Section title={ __( 'Pages for booking', 'vestibule' ) }>
			{ isPublished && ! forms && <Spinner /> }
			{ ! isPublished && (
				<p className="vestibule-admin__hint">
					{ __( 'Publish the appointment type, then put it on a page.', 'vestibule' ) }
				</p>
			) }
			{ forms && ! isBookable && (
				<p>{ __( 'Visitors cannot book this type yet, because it is not on any page.', 'vestibule' ) }</p>
			) }
			{ forms && forms.length > 0 && (
				<ul className="vestibule-event__places">
					{ forms.map( ( form ) => (
						<li key={ form.edit }>
							<Line
								kind={ kindOf( form ) }
								title={ form.title || __( 'No title', 'vestibule' ) }
								edit={ form.edit }
								view=""
							/>
							{ form.places.length > 0 && (
								<ul>
									{ form.places.map( ( place, at ) => (
										<li key={ at }>
											<Line { ...place } />
										</li>
									) ) }
								</ul>
							) }
						</li>
					) ) }
				</ul>
			) }
			{ isPublished && (
				<>
					<div className="vestibule-admin__buttons">
						<Button __next40pxDefaultSize variant="secondary" href={ newPageUrl( event ) } target="_top">
							{ __( 'Put on a new page', 'vestibule' ) }
						</Button>
					</div>
					<p className="vestibule-admin__hint">
						{ __(
							'On an existing page, add the block “Book an appointment” and choose this type.',
							'vestibule'
						) }
					</p>
				</>
			) }
		</Section>
	);
}
