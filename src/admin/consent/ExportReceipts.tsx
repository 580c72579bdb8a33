import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../settings-parts/reasonOf';
import { downloadReceipts } from './api';

export function ExportReceipts() {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const run = async () => {
		setBusy( true );
		setFailure( '' );
		await downloadReceipts().catch( async ( error: unknown ) => setFailure( await reasonOf( error ) ) );
		setBusy( false );
	};
	return (
		<div className="vestibule-admin__buttons">
			<span role="alert">{ failure }</span>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void run() }
			>
				{ __( 'Export all as CSV', 'vestibule' ) }
			</Button>
		</div>
	);
}
