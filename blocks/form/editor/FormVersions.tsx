import { BlockPreview } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { EditorVersions } from '../../../src/controls/EditorVersions';
import { FORM } from '../../fields/kit/editor/kinds';

/** Post type and REST route of forms. The route merges concurrent changes by two users. */
export const MERGED = { type: FORM.name, route: '/wp/v2/vestibule-forms' };

/** Dialog that compares both versions of a form if another user has saved it in the meantime. */
export function FormVersions( { id }: { id: number } ) {
	return (
		<EditorVersions
			{ ...MERGED }
			id={ id }
			title={ __( 'This form has been changed in the meantime', 'vestibule' ) }
			labelOf={ ( { path } ) => path }
			preview={ ( content ) => <BlockPreview blocks={ parse( content ) } viewportWidth={ 700 } /> }
		/>
	);
}

/** Key in WordPress's heartbeat data that lists the users who are editing posts. */
const LOCKS = 'wp-check-locked-posts';

type Locks = Record< string, { name?: string } | undefined >;

interface Heartbeat {
	connectNow(): void;
}

/** Returns the name of another user who has the form open in the form editor; empty if there is none. */
function useFormEditor( id: number ): string {
	const [ name, setName ] = useState( '' );
	useEffect( () => {
		const key = `post-${ id }`;
		const owner = `vestibule/form-lock-${ id }`;
		const ask = ( data: Record< string, unknown > ) => {
			const asked = data[ LOCKS ];
			data[ LOCKS ] = [ ...( Array.isArray( asked ) ? ( asked as string[] ) : [] ), key ];
		};
		// Responses contain this key only if a post is locked.
		const tell = ( answer: Record< string, Locks | undefined > ) => setName( answer[ LOCKS ]?.[ key ]?.name ?? '' );
		addAction( 'heartbeat.send', owner, ask as never );
		addAction( 'heartbeat.tick', owner, tell as never );
		( window as { wp?: { heartbeat?: Heartbeat } } ).wp?.heartbeat?.connectNow();
		return () => {
			removeAction( 'heartbeat.send', owner );
			removeAction( 'heartbeat.tick', owner );
		};
	}, [ id ] );
	return name;
}

/** Notice above a form on a page while another user has the form open in the form editor. */
export function EditedElsewhere( { id }: { id: number } ) {
	const name = useFormEditor( id );
	return name === '' ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: name of a user. */
				__( '%s is currently editing this form. Coordinate with them before you change it here.', 'vestibule' ),
				name
			) }
		</Notice>
	);
}
