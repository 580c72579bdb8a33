import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import schema from '../../../plugin/contracts/push.schema.json';
import { errorHelp } from '../kit/server/refusals';
import { useSetting } from './settings';

const { properties } = schema;

type Patterned = 'appId' | 'script' | 'file' | 'legacyFile' | 'contact';

const WORDS: Record< Patterned, string > = {
	appId: __( 'Enter an app ID with letters, digits and hyphens only.', 'vestibule' ),
	script: __( 'Enter a URL that begins with https:// and has no spaces.', 'vestibule' ),
	file: __( 'Enter a file name that ends in .js, without a folder.', 'vestibule' ),
	legacyFile: __( 'Enter a file name without a folder.', 'vestibule' ),
	contact: __( 'Enter an address that begins with mailto: or https://.', 'vestibule' ),
};

/**
 * Checks whether a path is inside a folder. The server rejects other paths, because a worker can't control pages
 * outside its folder.
 */
const isPathBelow = ( folder: string, path: string ): boolean =>
	path === '' ||
	( path.startsWith( folder ) && /^[A-Za-z0-9/_-]+\/$/.test( path ) && path.length <= properties.scope.maxLength );

/** Returns the error message for a value; empty if the value is valid. */
function faultOf( name: TextFieldProps[ 'name' ], text: string, folder: string ): string {
	if ( name === 'workerPath' || name === 'scope' ) {
		return isPathBelow( folder, text )
			? ''
			: /* translators: %s: a path. */
				sprintf( __( 'Enter a path below %s that ends with a slash.', 'vestibule' ), folder );
	}
	return new RegExp( properties[ name ].pattern, 'u' ).test( text ) ? '' : WORDS[ name ];
}

interface TextFieldProps {
	name: Patterned | 'workerPath' | 'scope';
	label: string;
	help?: string;
	placeholder?: string;
	/** Folder that must contain the path. */
	folder?: string;
}

/**
 * Text control whose value is stored as soon as it is valid. Until then, the old value remains and an error is shown.
 */
export function TextField( { name, label, help, placeholder, folder = '' }: TextFieldProps ) {
	const { value, set } = useSetting( name, label );
	const [ typed, setTyped ] = useState( value );
	// The value can also change without input in this control.
	useEffect( () => setTyped( value ), [ value ] );
	const wrong = faultOf( name, typed, folder );
	const type = ( text: string ) => {
		setTyped( text );
		if ( faultOf( name, text.trim(), folder ) === '' ) {
			set( text.trim() );
		}
	};
	const stays = value
		? /* translators: 1: an error message, 2: the value that remains set. */
			sprintf( __( '%1$s Until then, “%2$s” is used.', 'vestibule' ), wrong, value )
		: wrong;
	return (
		<TextControl
			label={ label }
			help={ errorHelp( wrong && stays, help ) }
			placeholder={ placeholder }
			value={ typed }
			spellCheck={ false }
			aria-invalid={ wrong !== '' }
			onChange={ type }
		/>
	);
}
