import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Event } from '../../contracts/event';
import { refusalsOf } from '../kit/server/refusals';
import { errorsOf, fromServer, type Draft, type Errors, type FromServer } from './draft';
import { draftMemory, stillRefused } from './memory';

export const EVENT = { kind: 'postType', name: 'vestibule_event' } as const;

/** Memory that the canvas and the sidebar share, because both edit the same appointment type. */
const memory = draftMemory();

interface Meta {
	vestibule_event?: Event;
}

const NO_META: Meta = {};
const NO_SETTINGS: Event = {};

export interface EditedEvent {
	server: FromServer;
	draft: Draft;
	/** Errors of the current input. They prevent saving. */
	wrong: Errors;
	/** Errors from the last save request, for values that have not changed since. */
	refused: Errors;
	change( changes: Partial< Draft > ): void;
}

/** Props of a group of settings. */
export interface PanelProps {
	event: EditedEvent;
	errors: Errors;
}

/**
 * Returns the appointment type in the editor. It is stored in the editor's own record, so undo, saving and locks work
 * as in WordPress.
 */
export function useEvent(): EditedEvent | null {
	const id = useSelect( ( select ) => String( select( editorStore ).getCurrentPostId() ?? '' ), [] );
	const isPublished = useSelect( ( select ) => select( editorStore ).isCurrentPostPublished(), [] );
	const [ stored, setMeta ] = useEntityProp( EVENT.kind, EVENT.name, 'meta', id );
	const [ title ] = useEntityProp( EVENT.kind, EVENT.name, 'title', id );
	const error = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( EVENT.kind, EVENT.name, id ) as unknown,
		[ id ]
	);
	const meta = ( stored as Meta | undefined ) ?? NO_META;
	const settings = meta.vestibule_event ?? NO_SETTINGS;
	const now = { name: String( title ?? '' ), settings };
	const [ sent, setSent ] = useState( { error, ...now } );
	if ( sent.error !== error ) {
		setSent( { error, ...now } );
	}
	const server = fromServer();
	const draft = useMemo( () => memory.draftOf( settings ), [ settings ] );
	const wrong = useMemo( () => ( server ? errorsOf( draft, server.limits ) : {} ), [ draft, server ] );
	const isNameless = isPublished && now.name.trim() === '';
	return ! server || ! stored
		? null
		: {
				server,
				draft,
				wrong: isNameless
					? { ...wrong, name: __( 'Enter a name for the appointment type.', 'vestibule' ) }
					: wrong,
				refused: error ? stillRefused( refusalsOf( error ), sent, now ) : {},
				change: ( changes ) =>
					setMeta( { ...meta, vestibule_event: memory.settingsOf( { ...draft, ...changes } ) } ),
			};
}
