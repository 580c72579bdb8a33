import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from './reasonOf';
import { refusalsOf, type Refusals } from './refusals';

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

	const take = ( answer: Settings ) => {
		setSaved( answer );
		setSettings( answer );
	};
	const save = async () => {
		setBusy( true );
		setFailure( '' );
		setRefusals( {} );
		setMessage( '' );
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
	const change = ( changed: ( before: Settings ) => Settings ) => {
		setMessage( '' );
		setFailure( '' );
		setRefusals( {} );
		setSettings( changed );
	};
	const isDirty = JSON.stringify( settings ) !== JSON.stringify( saved );
	return { settings, change, save, take, failure, refusals, message, isBusy, isDirty };
}
