import {
	RecursionProvider,
	useBlockProps,
	useHasRecursion,
	Warning,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FormChooser } from './FormChooser';
import { FormInPlace } from './FormInPlace';

export interface FormAttributes {
	/** The id of the form's post. */
	ref?: number;
}

/** Chooses a form, then edits it where it stands; the same form inside itself is refused. */
export function FormEdit( {
	attributes: { ref },
	clientId,
	setAttributes,
}: BlockEditProps< FormAttributes > ) {
	const [ replacing, setReplacing ] = useState( false );
	const inItself = useHasRecursion( ref );
	const blockProps = useBlockProps();
	if ( ! ref || replacing ) {
		return (
			<div { ...blockProps }>
				<FormChooser
					onChoose={ ( id ) => {
						setReplacing( false );
						setAttributes( { ref: id } );
					} }
					onCancel={ ref ? () => setReplacing( false ) : undefined }
				/>
			</div>
		);
	}
	if ( inItself ) {
		return (
			<div { ...blockProps }>
				<Warning>
					{ __( 'A form cannot stand inside itself.', 'vestibule' ) }
				</Warning>
			</div>
		);
	}
	return (
		<RecursionProvider uniqueId={ ref }>
			<div { ...blockProps }>
				<FormInPlace
					key={ ref }
					id={ ref }
					clientId={ clientId }
					onReplace={ () => setReplacing( true ) }
				/>
			</div>
		</RecursionProvider>
	);
}
