import { ComboboxControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useEntityRecords } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { textOfHtml } from '../../../src/shared/text-of-html';
import type { FormRecord } from './form';
import { FORM } from '../../fields/kit/editor/kinds';

interface Props {
	/** Only forms that hold this block; empty for all. */
	block?: string;
	/** Undefined while it is not known whether the reader may see forms. */
	allowed: boolean | undefined;
	/** What is said where there is no form at all to choose. */
	none?: ReactNode;
	onChoose( id: number ): void;
}

/** The forms there are, found by typing. */
export function FormList( { block = '', allowed, none, onChoose }: Props ) {
	const [ , setSearch, typed ] = useDebouncedInput( '' );
	// A form's content names its blocks, and WordPress looks for words in content, too.
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
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Existing form', 'vestibule' ) }
			placeholder={ __( 'Search forms', 'vestibule' ) }
			value={ null }
			// Otherwise the list opens with "No items found" while the forms are on their way.
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

/** Title and number, because titles need not differ. */
function formTitle( { title, meta }: FormRecord ): string {
	return sprintf(
		/* translators: 1: title of a form, 2: its number. */
		__( '%1$s (form %2$d)', 'vestibule' ),
		textOfHtml( title.rendered ) || __( 'No title', 'vestibule' ),
		meta?.vestibule_form_id ?? 0
	);
}
