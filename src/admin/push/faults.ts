import { __, sprintf } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/push.schema.json';

const { properties } = schema;

type Patterned = 'appId' | 'script' | 'file' | 'legacyFile' | 'contact';

const WORDS: Record< Patterned, string > = {
	appId: __( 'An app id has letters, digits and hyphens only.', 'vestibule' ),
	script: __( 'An address that begins with https://, without spaces.', 'vestibule' ),
	file: __( 'The name of a file that ends in .js, without a folder.', 'vestibule' ),
	legacyFile: __( 'The name of a file, without a folder.', 'vestibule' ),
	contact: __( 'An address that begins with mailto: or https://.', 'vestibule' ),
};

/** What the contract does not take, in words. */
export const faultOf =
	( name: Patterned ) =>
	( text: string ): string =>
		new RegExp( properties[ name ].pattern, 'u' ).test( text ) ? '' : WORDS[ name ];

/** The server takes no other path: a worker reaches nothing outside of its folder. */
export const pathFault =
	( folder: string ) =>
	( text: string ): string =>
		text === '' ||
		( text.startsWith( folder ) && /^[A-Za-z0-9/_-]+\/$/.test( text ) && text.length <= properties.scope.maxLength )
			? ''
			: /* translators: %s: a path. */
				sprintf( __( 'A path below %s that ends in a slash.', 'vestibule' ), folder );
