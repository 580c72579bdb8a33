import { ComboboxControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useEntityRecord, useEntityRecords } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { textOfHtml } from '../../../../src/shared/text-of-html';

interface PageRecord {
	id: number;
	title: { rendered: string };
}

/** A published page of the site, found by typing. */
export function PageControl( { page, onChange }: { page: number; onChange( page: number ): void } ) {
	const [ , setSearch, search ] = useDebouncedInput( '' );
	const { records, isResolving } = useEntityRecords< PageRecord >( 'postType', 'page', {
		per_page: 20,
		status: 'publish',
		...( search && { search } ),
		_fields: 'id,title',
	} );
	const { record } = useEntityRecord< PageRecord >( 'postType', 'page', page, { enabled: page > 0 } );
	const found = records ?? [];
	const all = record && ! found.some( ( { id } ) => id === record.id ) ? [ record, ...found ] : found;
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Page', 'vestibule' ) }
			help={ __( 'While it is not published, visitors read the standard message instead.', 'vestibule' ) }
			value={ page > 0 ? String( page ) : null }
			isLoading={ isResolving }
			options={ all.map( ( { id, title } ) => ( {
				value: String( id ),
				label: textOfHtml( title.rendered ) || __( 'No title', 'vestibule' ),
			} ) ) }
			onFilterValueChange={ setSearch }
			onChange={ ( value ) => onChange( Number( value ?? 0 ) ) }
		/>
	);
}
