import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BASE, conflictOf, type Choice, type Conflict } from '../../../shared/conflict';
import { reasonOf } from '../server/reasonOf';
import { refusalsOf, type Refusals } from '../server/refusals';
import { withChanges, type Changes } from './names';

const PATH = '/wp/v2/settings';

/** WordPress's own route of settings, for one option. */
export function optionRoute< Settings >( option: string ) {
	const valueIn = ( answer: Record< string, Settings > ) => answer[ option ] as Settings;
	return {
		fetch: async (): Promise< Settings > => valueIn( await apiFetch( { path: `${ PATH }?_fields=${ option }` } ) ),
		store: async ( settings: Settings, base: Settings ): Promise< Settings > => {
			const data = { [ option ]: settings, [ BASE ]: { [ option ]: base } };
			return valueIn( await apiFetch( { path: PATH, method: 'POST', data } ) );
		},
	};
}

/** Sends settings, with those that were loaded, and returns what is stored then. */
export type Store< Settings > = ( settings: Settings, base: Settings ) => Promise< Settings >;

/**
 * Settings while they are edited. An error leaves them as they are on the screen.
 *
 * @param stored Settings as they were loaded.
 * @param option Name of the option that holds them.
 * @param store
 */
export function useStored< Settings extends object >( stored: Settings, option: string, store: Store< Settings > ) {
	const [ saved, setSaved ] = useState( stored );
	const [ settings, setSettings ] = useState( stored );
	const [ failure, setFailure ] = useState( '' );
	const [ refusals, setRefusals ] = useState< Refusals >( {} );
	const [ conflict, setConflict ] = useState< Conflict | null >( null );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const clear = () => {
		setMessage( '' );
		setFailure( '' );
		setRefusals( {} );
		setConflict( null );
	};
	const take = ( answer: Settings ) => {
		setSaved( answer );
		setSettings( answer );
	};
	const send = async ( next: Settings, base: Settings ) => {
		setBusy( true );
		clear();
		try {
			take( await store( next, base ) );
			setMessage( __( 'Saved.', 'vestibule' ) );
		} catch ( error ) {
			setConflict( conflictOf( error ) );
			setRefusals( refusalsOf( error ) );
			setFailure( await reasonOf( error ) );
		} finally {
			setBusy( false );
		}
	};
	const save = () => send( settings, saved );
	/** Saves one of both versions, together with the changes that do not concern the same settings. */
	const choose = ( choice: Choice ) => {
		const next = { ...settings, ...( conflict?.[ choice ][ option ] as Partial< Settings > | undefined ) };
		const now = { ...saved, ...( conflict?.now[ option ] as Partial< Settings > | undefined ) };
		setSettings( next );
		return send( next, now );
	};
	const change = ( changes: Changes< Settings > ) => {
		clear();
		setSettings( ( before ) => withChanges( before, changes ) );
	};
	const isDirty = JSON.stringify( settings ) !== JSON.stringify( saved );
	return { settings, change, save, take, choose, conflict, failure, refusals, message, isBusy, isDirty };
}
