import { Button, Placeholder, TextControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM } from './form';
import { FormList } from './FormList';
import { formIcon } from './icons';
import { useNewForm } from './template';

interface Props {
	clientId: string;
	onChoose( id: number ): void;
	onCancel?: ( () => void ) | undefined;
}

/** Offers the forms there are, found by typing, and a new one. */
export function FormChooser( { clientId, onChoose, onCancel }: Props ) {
	const allowed = useSelect( ( select ) => select( coreStore ).canUser( 'create', FORM ), [] );
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
			<FormList allowed={ allowed } onChoose={ onChoose } />
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
