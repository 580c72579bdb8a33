import { TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface TextFieldProps {
	label: string;
	help?: string;
	placeholder?: string;
	value: string;
	/** Says what is wrong with a text; empty where it fits. */
	fault( text: string ): string;
	onChange( text: string ): void;
}

/** A line of text that counts as soon as it fits; until then what was there stays, and the field says why. */
export function TextField( { label, help, placeholder, value, fault, onChange }: TextFieldProps ) {
	const [ typed, setTyped ] = useState( value );
	// Set back from elsewhere.
	useEffect( () => setTyped( value ), [ value ] );
	const wrong = fault( typed );
	const type = ( text: string ) => {
		setTyped( text );
		if ( fault( text.trim() ) === '' ) {
			onChange( text.trim() );
		}
	};
	const stays = value
		? /* translators: 1: what is wrong, 2: the text that stays. */
			sprintf( __( '%1$s Until then “%2$s” stays.', 'vestibule' ), wrong, value )
		: wrong;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ wrong ? <span className="vestibule-admin__error">{ stays }</span> : help }
			placeholder={ placeholder }
			value={ typed }
			spellCheck={ false }
			aria-invalid={ wrong !== '' }
			onChange={ type }
		/>
	);
}
