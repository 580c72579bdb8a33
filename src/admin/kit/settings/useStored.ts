import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { withChanges, type Changes } from './names';
import { reasonOf } from '../server/reasonOf';
import { refusalsOf, type Refusals } from '../server/refusals';

const PATH = '/wp/v2/settings';

/** WordPress's own route of settings, for one option. */
export function optionRoute< Settings >( option: string ) {
	const valueIn = ( answer: Record< string, Settings > ) => answer[ option ] as Settings;
	return {
		fetch: async (): Promise< Settings > => valueIn( await apiFetch( { path: `${ PATH }?_fields=${ option }` } ) ),
		store: async ( settings: Settings ): Promise< Settings > =>
			valueIn( await apiFetch( { path: PATH, method: 'POST', data: { [ option ]: settings } } ) ),
	};
}

/**
 * Settings in the making. Whatever goes wrong, what was chosen stays.
 *
 * @param stored As the server has them.
 * @param store  Sends them there and answers what is stored then.
 */
export function useStored< Settings >( stored: Settings, store: ( settings: Settings ) => Promise< Settings > ) {
	const [ saved, setSaved ] = useState( stored );
	const [ settings, setSettings ] = useState( stored );
	const [ failure, setFailure ] = useState( '' );
	const [ refusals, setRefusals ] = useState< Refusals >( {} );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const clear = () => {
		setMessage( '' );
		setFailure( '' );
		setRefusals( {} );
	};
	const take = ( answer: Settings ) => {
		setSaved( answer );
		setSettings( answer );
	};
	const save = async () => {
		setBusy( true );
		clear();
		try {
			take( await store( settings ) );
			setMessage( __( 'Saved.', 'vestibule' ) );
		} catch ( error ) {
			setRefusals( refusalsOf( error ) );
			setFailure( await reasonOf( error ) );
		} finally {
			setBusy( false );
		}
	};
	const change = ( changes: Changes< Settings > ) => {
		clear();
		setSettings( ( before ) => withChanges( before, changes ) );
	};
	const isDirty = JSON.stringify( settings ) !== JSON.stringify( saved );
	return { settings, change, save, take, failure, refusals, message, isBusy, isDirty };
}
