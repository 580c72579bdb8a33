import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export function Failed( { reason, retry }: { reason: string; retry: () => void } ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [ { label: __( 'Try again', 'vestibule' ), onClick: retry } ] }
		>
			{ reason }
		</Notice>
	);
}
