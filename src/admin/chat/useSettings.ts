import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Chat } from '../../contracts/chat';
import { reasonOf } from '../entries/api';
import { fetchSettings, saveSettings } from './api';
import { withChanges, type Changes } from './sections';

/** The settings in the making. Whatever goes wrong, what was chosen stays. */
export function useSettings( stored: Chat ) {
	const [ saved, setSaved ] = useState( stored );
	const [ settings, setSettings ] = useState( stored );
	const [ failure, setFailure ] = useState( '' );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const take = ( answer: Chat ) => {
		setSaved( answer );
		setSettings( answer );
	};
	const save = async () => {
		setBusy( true );
		setFailure( '' );
		setMessage( '' );
		try {
			take( await saveSettings( settings ) );
			setMessage( __( 'Saved.', 'vestibule' ) );
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
		} finally {
			setBusy( false );
		}
	};
	const change = ( changes: Changes ) => {
		setMessage( '' );
		setSettings( ( before ) => withChanges( before, changes ) );
	};
	const isDirty = JSON.stringify( settings ) !== JSON.stringify( saved );
	return { settings, change, save, reload: async () => take( await fetchSettings() ), failure, message, isBusy, isDirty };
}
