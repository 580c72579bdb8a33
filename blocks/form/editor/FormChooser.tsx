import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../src/controls/wordpress';
import { FORM } from '../../fields/kit/editor/kinds';
import { FormList } from './FormList';
import { useNewForm } from './template';
import { TemplateDialog } from './templates/TemplateDialog';
import { useAreTemplatesWanted } from './templates/useTemplates';

export const formIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M18 4H6a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2Zm.5 14a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V6c0-.3.2-.5.5-.5h12c.3 0 .5.2.5.5v12ZM7 7.5h10V12H7V7.5ZM8.5 9v1.5h7V9h-7ZM7 14h6v2.5H7V14Z" />
	</svg>
);

interface Props {
	clientId: string;
	onChoose( id: number ): void;
	onCancel?: ( () => void ) | undefined;
}

/** Placeholder for users who are not allowed to create forms. */
function NotAllowed() {
	return (
		<Placeholder
			icon={ formIcon }
			label={ __( 'Form', 'vestibule' ) }
			instructions={ __(
				'Sorry, you are not allowed to choose a form. Ask an editor of the site.',
				'vestibule'
			) }
		/>
	);
}

/** Placeholder for choosing an existing form or creating a new one. */
export function FormChooser( { clientId, onChoose, onCancel }: Props ) {
	const allowed = useSelect( ( select ) => select( coreStore ).canUser( 'create', FORM ), [] );
	const [ title, setTitle ] = useState( '' );
	const create = useNewForm( clientId );
	const areTemplatesWanted = useAreTemplatesWanted();
	const [ isChoosing, setChoosing ] = useState( false );
	if ( allowed === false ) {
		return <NotAllowed />;
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
					if ( areTemplatesWanted ) {
						setChoosing( true );
					} else {
						create( title );
					}
				} }
			>
				<TextControl
					label={ __( 'New form', 'vestibule' ) }
					placeholder={ __( 'Enquiry', 'vestibule' ) }
					value={ title }
					onChange={ setTitle }
				/>
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Create form', 'vestibule' ) }
				</Button>
				{ ! areTemplatesWanted && (
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setChoosing( true ) }>
						{ __( 'Choose a template', 'vestibule' ) }
					</Button>
				) }
				{ onCancel && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
						{ __( 'Cancel', 'vestibule' ) }
					</Button>
				) }
			</form>
			{ isChoosing && (
				<TemplateDialog
					onChoose={ ( start ) => create( title, start ) }
					onClose={ () => setChoosing( false ) }
				/>
			) }
		</Placeholder>
	);
}
