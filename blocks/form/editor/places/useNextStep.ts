import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

export const newPageUrl = ( form: number ): string => `post-new.php?post_type=page&vestibule_form=${ form }`;

/**
 * A form that was published is on no page yet. WordPress has a panel for what comes next, and shows it only for what
 * has an address of its own.
 */
export function useNextStep( form: number ): void {
	const isPublished = useSelect( ( select ) => form > 0 && select( editorStore ).isCurrentPostPublished(), [ form ] );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const before = useRef( isPublished );

	useEffect( () => {
		if ( isPublished && ! before.current && form > 0 ) {
			void createSuccessNotice(
				__( 'The form is published. Visitors see it on pages that show it.', 'vestibule' ),
				{
					id: 'vestibule-form-next',
					actions: [ { label: __( 'Put on a new page', 'vestibule' ), url: newPageUrl( form ) } ],
				}
			);
		}
		before.current = isPublished;
	}, [ isPublished, form, createSuccessNotice ] );
}
