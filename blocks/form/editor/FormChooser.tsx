import { Button, ComboboxControl, Placeholder, TextControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FORM, type FormRecord } from './form';
import { formIcon } from './icons';
import { textOfHtml } from '../field-editor/textOfHtml';
import { useNewForm } from './template';

interface Props {
	clientId: string;
	onChoose( id: number ): void;
	onCancel?: ( () => void ) | undefined;
}

/** Offers the forms there are, found by typing, and a new one. */
export function FormChooser( { clientId, onChoose, onCancel }: Props ) {
	const [ , setSearch, search ] = useDebouncedInput( '' );
	const allowed = useSelect( ( select ) => select( coreStore ).canUser( 'create', FORM ), [] );
	const { records, isResolving } = useEntityRecords< FormRecord >(
		FORM.kind,
		FORM.name,
		{
			per_page: 20,
			orderby: search ? 'relevance' : 'modified',
			...( search && { search } ),
			_fields: 'id,title,status,meta',
		},
		{ enabled: allowed === true }
	);
	const [ title, setTitle ] = useState( '' );
	const create = useNewForm( clientId );
	if ( allowed === false ) {
		return (
			<Placeholder
				icon={ formIcon }
				label={ __( 'Form', 'vestibule' ) }
				instructions={ __(
					'Forms are chosen by those who edit pages. Ask an editor of the site.',
					'vestibule'
				) }
			/>
		);
	}
	return (
		<Placeholder
			className="vestibule-editor__chooser"
			icon={ formIcon }
			label={ __( 'Form', 'vestibule' ) }
			instructions={ __( 'Choose an existing form or create a new one.', 'vestibule' ) }
		>
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
			<form
				className="vestibule-editor__new"
				onSubmit={ ( event ) => {
					event.preventDefault();
					create( title );
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'New form', 'vestibule' ) }
					placeholder={ __( 'Enquiry', 'vestibule' ) }
					value={ title }
					onChange={ setTitle }
				/>
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Create form', 'vestibule' ) }
				</Button>
				{ onCancel && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
						{ __( 'Cancel', 'vestibule' ) }
					</Button>
				) }
			</form>
		</Placeholder>
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
