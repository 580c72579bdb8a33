import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { ButtonEdit, LauncherEdit } from './Edit';

/** Title, attributes and the rest come from block.json by way of the server. */
const register = ( name: string, settings: object ) =>
	registerBlockType( name, { save: () => null, ...settings } as unknown as BlockConfiguration );

register( 'vestibule/chat', { edit: LauncherEdit } );
register( 'vestibule/chat-button', { edit: ButtonEdit } );
