import { Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { nameProblem, type NameProblem } from '../fieldNames';
import { useTakenNames } from '../useFieldName';

interface Props {
	name: string;
	clientId: string;
	onChange( name: string ): void;
}

function explain( problem: NameProblem ): string {
	const words: Record< NameProblem, string > = {
		empty: __( 'A field needs a name.', 'vestibule' ),
		pattern: __( 'Start with a letter; then letters, digits, hyphens and underscores, 64 at most.', 'vestibule' ),
		reserved: __( 'The form uses this name itself.', 'vestibule' ),
		taken: __( 'Another field of this form has this name.', 'vestibule' ),
	};
	return words[ problem ];
}

/**
 * The name a value is posted and stored under; what is typed counts when the control is left and nothing speaks against
 * it.
 */
export function NameControl( { name, clientId, onChange }: Props ) {
	const [ typed, setTyped ] = useState( name );
	const problem = nameProblem( typed, useTakenNames( clientId ) );
	const changed = typed !== name;
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Field name', 'vestibule' ) }
				help={ __( 'The value is sent and stored under this name.', 'vestibule' ) }
				value={ typed }
				onChange={ setTyped }
				onBlur={ () => ( problem || ! changed ? setTyped( name ) : onChange( typed ) ) }
				autoComplete="off"
				spellCheck={ false }
			/>
			{ changed && (
				<Notice status={ problem ? 'error' : 'warning' } isDismissible={ false }>
					{ problem ? explain( problem ) : __( 'Entries received so far keep the old name.', 'vestibule' ) }
				</Notice>
			) }
		</>
	);
}
