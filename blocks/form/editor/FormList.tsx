import { useDebouncedInput } from '@wordpress/compose';
import { useEntityRecords } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ComboboxControl } from '../../../src/controls/wordpress';
import { textOfHtml } from '../../../src/shared/text-of-html';
import type { FormRecord } from './form';
import { FORM } from '../../fields/kit/editor/kinds';

interface Props {
	/** Name of a block. Only forms that contain this block are listed. If empty, all forms are listed. */
	block?: string;
	/** Whether the user can create forms. Undefined while loading. */
	allowed: boolean | undefined;
	/** Replacement for the list if the site has no forms. */
	none?: ReactNode;
	onChoose( id: number ): void;
}

/** Searchable list of existing forms. */
export function FormList( { block = '', allowed, none, onChoose }: Props ) {
	const [ , setSearch, typed ] = useDebouncedInput( '' );
	// WordPress's search includes the post content, which contains the names of the blocks.
	const search = [ block && `wp:${ block }`, typed ].filter( ( words ) => words !== '' ).join( ' ' );
	const { records, isResolving, hasResolved } = useEntityRecords< FormRecord >(
		FORM.kind,
		FORM.name,
		{
			per_page: 20,
			orderby: typed ? 'relevance' : 'modified',
			...( search && { search } ),
			_fields: 'id,title,status,meta',
		},
		{ enabled: allowed === true }
	);
	if ( none && typed === '' && hasResolved && records?.length === 0 ) {
		return none;
	}
	return (
		<ComboboxControl
			label={ __( 'Existing form', 'vestibule' ) }
			placeholder={ __( 'Search forms', 'vestibule' ) }
			value={ null }
			// Otherwise, the list would show "No items found" while the forms are loading.
			isLoading={ allowed === undefined || isResolving }
			options={ ( records ?? [] ).map( ( record ) => ( {
				value: String( record.id ),
				label: formTitle( record ),
			} ) ) }
			onFilterValueChange={ setSearch }
			onChange={ ( id ) => id && onChoose( Number( id ) ) }
		/>
	);
}

/** Returns the title with the form ID, because titles are not unique. */
function formTitle( { title, meta }: FormRecord ): string {
	return sprintf(
		/* translators: 1: title of a form, 2: its ID. */
		__( '%1$s (form %2$d)', 'vestibule' ),
		textOfHtml( title.rendered ) || __( 'No title', 'vestibule' ),
		meta?.vestibule_form_id ?? 0
	);
}
