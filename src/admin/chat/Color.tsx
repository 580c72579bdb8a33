import { TextControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface ColorProps {
	label: string;
	value: string;
	onChange( color: string ): void;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour, picked or typed; what is typed counts as soon as it is one. */
export function Color( { label, value, onChange }: ColorProps ) {
	const id = useId();
	const [ typed, setTyped ] = useState( value );
	useEffect( () => setTyped( value ), [ value ] );
	const type = ( text: string ) => {
		setTyped( text );
		if ( COLOR.test( text ) ) {
			onChange( text.toLowerCase() );
		}
	};
	return (
		<div className="vestibule-settings__color">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				dir="ltr"
				value={ typed }
				onChange={ type }
				aria-invalid={ ! COLOR.test( typed ) }
				aria-describedby={ id }
			/>
			<input
				type="color"
				/* translators: %s: what has the colour, such as "Text colour". */
				aria-label={ sprintf( __( '%s: pick', 'vestibule' ), label ) }
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
			<p id={ id } className="vestibule-admin__hint" hidden={ COLOR.test( typed ) }>
				{ __( 'Six digits after #, such as #2db742.', 'vestibule' ) }
			</p>
		</div>
	);
}
