import { TextControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSetting } from './settings';

interface ColorProps {
	name: 'options.styles.backgroundColor' | 'options.styles.textColor';
	label: string;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour, picked or typed; what is typed counts as soon as it is one. */
export function Color( { name, label }: ColorProps ) {
	const { value, set } = useSetting( name );
	const id = useId();
	const [ typed, setTyped ] = useState( value );
	useEffect( () => setTyped( value ), [ value ] );
	const type = ( text: string ) => {
		setTyped( text );
		if ( COLOR.test( text ) ) {
			set( text.toLowerCase() );
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
				onChange={ ( { target } ) => set( target.value ) }
			/>
			<p id={ id } className="vestibule-admin__hint" hidden={ COLOR.test( typed ) }>
				{ __( 'Six digits after #, such as #2db742.', 'vestibule' ) }
			</p>
		</div>
	);
}
