import { Button } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useEntityRecords } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { ComboboxControl } from '../../../../src/controls/wordpress';
import { textOfHtml } from '../../../../src/shared/text-of-html';

const newPageUrl = ( form: number ): string => `post-new.php?post_type=page&vestibule_form=${ form }`;

/**
 * Shows a notice after publishing that offers to add the form to a page. WordPress's own panel appears only for post
 * types with a public URL.
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

interface PageRecord {
	id: number;
	title: { rendered: string };
}

/**
 * Controls that add the form to a new or existing page and open the page's editor. The page is not saved until the user
 * saves it in that editor.
 */
export function PutOnPage( { id }: { id: number } ) {
	const [ , setSearch, search ] = useDebouncedInput( '' );
	const [ chosen, setChosen ] = useState< PageRecord | undefined >();
	const { records, isResolving } = useEntityRecords< PageRecord >( 'postType', 'page', {
		per_page: 20,
		status: 'publish,draft,private,pending,future',
		orderby: search ? 'relevance' : 'modified',
		...( search && { search } ),
		_fields: 'id,title',
	} );
	const found = records ?? [];
	const pages = chosen && ! found.some( ( page ) => page.id === chosen.id ) ? [ chosen, ...found ] : found;
	return (
		<>
			<Button __next40pxDefaultSize variant="secondary" href={ newPageUrl( id ) }>
				{ __( 'Put on a new page', 'vestibule' ) }
			</Button>
			<ComboboxControl
				label={ __( 'Or on an existing page', 'vestibule' ) }
				help={ __( 'Type a part of the title.', 'vestibule' ) }
				isLoading={ isResolving }
				value={ chosen ? String( chosen.id ) : null }
				options={ pages.map( ( page ) => ( {
					value: String( page.id ),
					label: textOfHtml( page.title.rendered ) || __( '(no title)', 'vestibule' ),
				} ) ) }
				onFilterValueChange={ setSearch }
				onChange={ ( value ) => setChosen( pages.find( ( page ) => String( page.id ) === value ) ) }
			/>
			{ chosen && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ `post.php?post=${ chosen.id }&action=edit&vestibule_form=${ id }` }
				>
					{ __( 'Open this page with the form', 'vestibule' ) }
				</Button>
			) }
		</>
	);
}
