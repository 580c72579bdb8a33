import { __, sprintf } from '@wordpress/i18n';
import { ToggleControl } from '../../controls/wordpress';
import { WeekEditor } from '../kit/hours/WeekEditor';
import { Section } from '../kit/settings/Section';
import { hoursOf, weekOf, type FromServer } from './kind';
import { useDraft } from './settings';

/**
 * Opening hours of the account. Invalid hours remain visible even while they are not used, because they prevent saving.
 */
export function HoursSection( { server }: { server: FromServer } ) {
	const { draft, change, errors } = useDraft();
	const isAlways = draft.isAlwaysAvailable === 'ON';
	const isRefused = Object.keys( errors ).some( ( place ) => place.startsWith( 'hours.' ) );
	return (
		<Section title={ __( 'Hours', 'vestibule' ) }>
			<ToggleControl
				label={ __( 'Always available', 'vestibule' ) }
				help={ __( 'Visitors see the account as always online.', 'vestibule' ) }
				checked={ isAlways }
				onChange={ ( on ) => change( { isAlwaysAvailable: on ? 'ON' : 'OFF' } ) }
			/>
			{ ( ! isAlways || isRefused ) && (
				<>
					<p className="vestibule-admin__hint">
						{ sprintf(
							/* translators: %s: a time zone. */
							__(
								'Times are in the time zone %s, which is set in the chat settings. Times that end before they start continue into the next day.',
								'vestibule'
							),
							server.chat.timezone
						) }
					</p>
					<WeekEditor
						week={ hoursOf( draft.daysOfWeekWorking ) }
						names={ server.chat.words }
						firstDay={ server.firstDay }
						errors={ errors }
						onChange={ ( week ) => change( { daysOfWeekWorking: weekOf( week ) } ) }
					/>
				</>
			) }
		</Section>
	);
}
