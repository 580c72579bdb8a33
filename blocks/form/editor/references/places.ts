import type { Block } from '@wordpress/blocks';
import { attributeOf, formulasOf } from '../../../fields/kit/editor/circles';
import { isField } from '../../../fields/kit/editor/kinds';
import { conditions, eachOf, fieldName, formula, keysOf, tags, type Naming } from './naming';

const listOf = ( item: Naming ): Naming => keysOf( { list: eachOf( item ) } );

export const NOTIFICATION = keysOf( {
	field: fieldName,
	routes: eachOf( keysOf( { field: fieldName } ) ),
	conditions,
	subject: tags,
	body: tags,
	replyTo: tags,
	fromName: tags,
} );

export const CONFIRMATION = keysOf( { conditions, message: tags, redirectUrl: tags } );

export const WEBHOOK = keysOf( { names: eachOf( fieldName ), conditions } );

/** Where the settings of a form name its fields, by post meta. A feature whose settings do adds its line here. */
export const SETTINGS: Readonly< Record< string, Naming > > = {
	vestibule_form_settings: keysOf( { successMessage: tags, redirectUrl: tags } ),
	vestibule_form_notifications: listOf( NOTIFICATION ),
	vestibule_form_confirmations: listOf( CONFIRMATION ),
	vestibule_form_webhooks: listOf( WEBHOOK ),
};

/** Of blocks of WordPress that stand in a message. */
const TEXTS = { content: tags, text: tags, url: tags };

/** Where a block of a form names fields of it, by attribute. */
export const attributesOf = ( { name }: Pick< Block, 'name' > ): Naming =>
	keysOf( {
		[ attributeOf( name ) ]: conditions,
		...( ! isField( name ) && TEXTS ),
		...Object.fromEntries( formulasOf( name ).map( ( attribute ) => [ attribute, formula ] ) ),
	} );
