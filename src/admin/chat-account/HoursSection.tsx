import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ChatAccount } from '../../contracts/chat-account';
import { WeekEditor } from '../kit/hours/WeekEditor';
import { Section } from '../kit/Section';
import { hoursOf, weekOf, type FromServer } from './kind';

interface HoursSectionProps {
	server: FromServer;
	account: ChatAccount;
	/** Why saving was refused, by place. */
	errors: Readonly< Record< string, string > >;
	onChange( changes: Partial< ChatAccount > ): void;
}

/**
 * When the account can be reached, day by day. Times that keep it from being saved show, also while they count for
 * nothing.
 */
export function HoursSection( { server, account, errors, onChange }: HoursSectionProps ) {
	const isAlways = account.isAlwaysAvailable === 'ON';
	const isRefused = Object.keys( errors ).some( ( place ) => place.startsWith( 'hours.' ) );
	return (
		<Section title={ __( 'Hours', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Always available', 'vestibule' ) }
				help={ __( 'Visitors see the account as online at any time.', 'vestibule' ) }
				checked={ isAlways }
				onChange={ ( on ) => onChange( { isAlwaysAvailable: on ? 'ON' : 'OFF' } ) }
			/>
			{ ( ! isAlways || isRefused ) && (
				<>
					<p className="vestibule-admin__hint">
						{ sprintf(
							/* translators: %s: a time zone. */
							__(
								'Times are those of the zone %s, which is set in the chat settings. Times that end before they start go on into the next day.',
								'vestibule'
							),
							server.chat.timezone
						) }
					</p>
					<WeekEditor
						week={ hoursOf( account.daysOfWeekWorking ) }
						names={ server.chat.words }
						firstDay={ server.firstDay }
						errors={ errors }
						onChange={ ( week ) => onChange( { daysOfWeekWorking: weekOf( week ) } ) }
					/>
				</>
			) }
		</Section>
	);
}
