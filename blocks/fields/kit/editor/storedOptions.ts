import { parse, type Block } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { FORM } from './kinds';
import type { Option } from './options';

interface StoredForm {
	slug?: string;
	content?: { raw?: string };
}

const inside = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...inside( block.innerBlocks ) ] );

interface EditorSelectors {
	getCurrentPostType(): unknown;
	getCurrentPostId(): unknown;
}

/** Returns the post ID in the form editor, where no form block contains the fields. 0 in other editors. */
export function editedAlone(): number {
	const editor = select( 'core/editor' ) as unknown as Partial< EditorSelectors > | undefined;
	return editor?.getCurrentPostType?.() === FORM.name ? Number( editor.getCurrentPostId?.() ?? 0 ) : 0;
}

/**
 * Returns the values of a field's options in the stored form, because entries may contain them. Empty until the form is
 * first published. WordPress sets the slug at that moment, and preserves it if the form becomes a draft again.
 */
export function storedValues( form: number | undefined, name: string ): string[] {
	const post = form ?? editedAlone();
	const stored = post
		? ( select( coreStore ).getEntityRecord( FORM.kind, FORM.name, post ) as unknown as StoredForm | undefined )
		: undefined;
	const content = stored?.slug === '' ? '' : ( stored?.content?.raw ?? '' );
	const field = inside( parse( content ) as Block[] ).find( ( { attributes } ) => attributes.name === name );
	return ( ( field?.attributes.options ?? [] ) as Option[] ).map( ( { value } ) => value );
}
