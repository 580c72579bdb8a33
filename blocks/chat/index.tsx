import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { comment, postComments } from '@wordpress/icons';
import { ButtonEdit, LauncherEdit } from './Edit';

/** Registers a block. Title, attributes and other metadata come from block.json, through the server. */
const register = ( name: string, settings: object ) =>
	registerBlockType( name, { save: () => null, ...settings } as unknown as BlockConfiguration );

register( 'vestibule/chat', { icon: postComments, edit: LauncherEdit } );
register( 'vestibule/chat-button', { icon: comment, edit: ButtonEdit } );
