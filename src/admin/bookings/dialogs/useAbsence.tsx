import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Done } from '../booking/useActions';

/**
 * Warning before a host is booked outside of their hours. It appears once the server has found no host who is available.
 *
 * @param choice    Identifies what is chosen: the warning is about this choice only.
 * @param isAnyTime Whether the time was not chosen from the free ones.
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
				'If you book it anyway, the host is booked outside of their hours, and emails name that host.',
				'vestibule'
			) }
		</Notice>
	);
	return { isWarned, attempt, warning };
}
