import { BlockPreview } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { EditorVersions } from '../../../src/controls/EditorVersions';
import { FORM } from '../../fields/kit/editor/kinds';

/** The REST route of forms, which merges changes of two people. */
export const MERGED = { type: FORM.name, route: '/wp/v2/vestibule-forms' };

/** Both versions of a form that another person has saved in the meantime, in its own editor or on a page. */
export function FormVersions( { id }: { id: number } ) {
	return (
		<EditorVersions
			{ ...MERGED }
			id={ id }
			title={ __( 'This form was changed in the meantime', 'vestibule' ) }
			labelOf={ ( { path } ) => path }
			preview={ ( content ) => <BlockPreview blocks={ parse( content ) } viewportWidth={ 700 } /> }
		/>
	);
}

/** Part of WordPress's heartbeat that asks who is editing posts. */
const LOCKS = 'wp-check-locked-posts';

type Locks = Record< string, { name?: string } | undefined >;

interface Heartbeat {
	connectNow(): void;
}

/** Name of another person who has the form open in its own editor; empty if there is none. */
function useFormEditor( id: number ): string {
	const [ name, setName ] = useState( '' );
	useEffect( () => {
		const key = `post-${ id }`;
		const owner = `vestibule/form-lock-${ id }`;
		const ask = ( data: Record< string, unknown > ) => {
			const asked = data[ LOCKS ];
			data[ LOCKS ] = [ ...( Array.isArray( asked ) ? ( asked as string[] ) : [] ), key ];
		};
		// Without a lock the answer has no part about locks.
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

/** Notice above a form on a page while another person has it open in its own editor. */
export function EditedElsewhere( { id }: { id: number } ) {
	const name = useFormEditor( id );
	return name === '' ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: name of a user. */
				__( '%s is editing this form now. Change it here only after agreeing with them.', 'vestibule' ),
				name
			) }
		</Notice>
	);
}
