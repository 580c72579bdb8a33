import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Done } from '../booking/useActions';

/**
 * Returns a warning that is shown before a host is booked outside of their hours. The warning appears after the server
 * has rejected the request because no host is available.
 *
 * @param choice Identifies the chosen time and host. The warning disappears when the choice changes.
 * @param isAnyTime Whether the time was entered freely.
 */
export function useAbsence( choice: string, isAnyTime: boolean ) {
	const [ refused, setRefused ] = useState( '' );
	const isWarned = isAnyTime && refused === choice;
	const attempt = async ( work: ( absent: boolean ) => Done ): Done => {
		const refusal = await work( isWarned );
		setRefused( refusal?.fields.absent === undefined ? '' : choice );
		return refusal;
	};
	const warning = isWarned && (
		<Notice status="warning" isDismissible={ false } politeness="polite">
			{ __(
				'If you book this time anyway, the host is booked outside their hours, and emails name this host.',
				'vestibule'
			) }
		</Notice>
	);
	return { isWarned, attempt, warning };
}
