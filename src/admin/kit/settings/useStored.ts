import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BASE, conflictOf, type Choice, type Conflict } from '../../../shared/conflict';
import { reasonOf } from '../server/reasonOf';
import { refusalsOf, type Refusals } from '../server/refusals';
import { withChanges, type Changes } from './names';

const PATH = '/wp/v2/settings';

/** Reads and stores an option via WordPress's settings route. */
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

/** Stores settings and returns the stored values. `base` contains the values that were loaded. */
export type Store< Settings > = ( settings: Settings, base: Settings ) => Promise< Settings >;

/**
 * Returns the state of settings that are being edited. Errors don't change the settings on the screen.
 *
 * @param stored Settings as loaded.
 * @param option Name of the option.
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
	/** Saves one of the two versions, merged with all changes that don't conflict. */
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
