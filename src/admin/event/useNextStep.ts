import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { newPageUrl } from './PlacesSection';

/** Shown after publishing: a type cannot be booked until a page offers it. */
export function useNextStep(): void {
	const event = useSelect( ( select ) => Number( select( editorStore ).getCurrentPostId() ?? 0 ), [] );
	const isPublished = useSelect( ( select ) => select( editorStore ).isCurrentPostPublished(), [] );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const before = useRef( isPublished );

	useEffect( () => {
		if ( isPublished && ! before.current ) {
			void createSuccessNotice(
				__( 'The appointment type is published. Visitors can book it on pages that offer it.', 'vestibule' ),
				{
					id: 'vestibule-event-next',
					actions: [ { label: __( 'Put on a new page', 'vestibule' ), url: newPageUrl( event ) } ],
				}
			);
		}
		before.current = isPublished;
	}, [ isPublished, event, createSuccessNotice ] );
}
