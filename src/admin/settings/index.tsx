import { createRoot, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SaveBar } from '../kit/settings/SaveBar';
import '../kit/settings/screen.css';

const valuesOf = ( form: HTMLFormElement ) =>
	JSON.stringify(
		[ ...new FormData( form ) ].map( ( [ name, value ] ) => [ name, value instanceof File ? value.name : value ] )
	);

interface BarProps {
	form: HTMLFormElement;
	/** Whether the page was loaded after saving. */
	isSaved: boolean;
}

/** Save bar for a settings form that WordPress renders and saves (plugin/src/Kernel/Screen/SettingsForm.php). */
function Bar( { form, isSaved }: BarProps ) {
	const [ isDirty, setDirty ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );

	useEffect( () => {
		const first = valuesOf( form );
		const look = () => {
			setDirty( valuesOf( form ) !== first );
			setMessage( '' );
		};
		// The browser may restore the page when the user goes back, so reset the state.
		const back = () => setBusy( false );
		form.addEventListener( 'input', look );
		window.addEventListener( 'pageshow', back );
		return () => {
			form.removeEventListener( 'input', look );
			window.removeEventListener( 'pageshow', back );
		};
	}, [ form ] );

	useEffect( () => {
		// Set the message after mounting, because screen readers announce only changes.
		setMessage( isSaved ? __( 'Saved.', 'vestibule' ) : '' );
	}, [ isSaved ] );

	useEffect( () => {
		if ( isBusy ) {
			form.requestSubmit();
		}
	}, [ form, isBusy ] );

	return (
		<SaveBar
			failure=""
			message={ message }
			isDirty={ isDirty && ! isBusy }
			label={ __( 'Save', 'vestibule' ) }
			isBusy={ isBusy }
			onSave={ () => setBusy( form.reportValidity() ) }
		/>
	);
}

const place = document.getElementById( 'vestibule-settings' );
const form = place?.closest( 'form' );
if ( place && form ) {
	createRoot( place ).render( <Bar form={ form } isSaved={ place.dataset.saved === '1' } /> );
}
